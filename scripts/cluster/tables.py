#!/usr/bin/env python3
"""Games as rows on many machines, with Dask: every worker reads a shard of the games into a database of its own, and those
become one. A worker may die: what it was at is done again elsewhere.

  tables.py [--scheduler tcp://HOST:8786] [--kind all] [--shard 1000] [--folder DIR] -o games.db < paths

Workers need the program `rego` (or REGO=/path/to/rego) and see the games and the folder DIR under the same names. Without
--scheduler, two workers run on this machine.
"""
import argparse
import os
import sqlite3
import subprocess
import sys

from distributed import Client, as_completed


def read_shard(rego, kind, folder, number, paths):
    """The rows of some games, as a database; the same whoever makes it, and however often."""
    made = os.path.join(folder, f"shard-{number:06}.db")
    if os.path.exists(made):  # of an earlier run
        return made, ""
    making = f"{made}.{os.getpid()}.db"
    for ending in ("", "-wal", "-shm"):
        if os.path.exists(making + ending):
            os.remove(making + ending)
    done = subprocess.run([rego, "table", kind, "-", "-o", making], input="\n".join(paths) + "\n", text=True,
                          capture_output=True)
    if done.returncode > 1:  # 1: some games were refused, which is said
        raise RuntimeError(done.stderr)
    os.replace(making, made)
    return made, done.stderr


def append(whole, shard):
    """The tables of a shard behind those that are there."""
    whole.execute("ATTACH ? AS shard", (shard,))
    tables = whole.execute("SELECT name, sql FROM shard.sqlite_schema WHERE type = 'table'").fetchall()
    for name, text in tables:
        if not whole.execute("SELECT 1 FROM main.sqlite_schema WHERE name = ?", (name,)).fetchone():
            whole.execute(text)
        whole.execute(f"INSERT INTO main.{name} SELECT * FROM shard.{name}")
    for name, text in whole.execute("SELECT name, sql FROM shard.sqlite_schema WHERE type <> 'table' AND sql <> ''").fetchall():
        if not whole.execute("SELECT 1 FROM main.sqlite_schema WHERE name = ?", (name,)).fetchone():
            whole.execute(text)
    whole.commit()
    whole.execute("DETACH shard")


def main():
    options = argparse.ArgumentParser(description="rows of many games, made by a Dask cluster")
    options.add_argument("--scheduler")
    options.add_argument("--kind", default="all")
    options.add_argument("--shard", type=int, default=1000, help="games at a time")
    options.add_argument("--folder", default="shards", help="where the databases of the shards are kept")
    options.add_argument("-o", dest="out", required=True)
    args = options.parse_args()

    paths = [line.strip() for line in sys.stdin if line.strip()]
    shards = [paths[at:at + args.shard] for at in range(0, len(paths), args.shard)]
    os.makedirs(args.folder, exist_ok=True)
    rego = os.environ.get("REGO", "rego")
    client = Client(args.scheduler) if args.scheduler else Client(n_workers=2, threads_per_worker=1)
    # A shard is lost at most three times before it counts as what kills workers.
    futures = [client.submit(read_shard, rego, args.kind, os.path.abspath(args.folder), number, shard, retries=2)
               for number, shard in enumerate(shards)]
    for count, future in enumerate(as_completed(futures), 1):
        print(f"{count} of {len(shards)} shards", file=sys.stderr, flush=True)
        future.result()

    if os.path.exists(args.out):
        os.remove(args.out)
    with sqlite3.connect(args.out) as whole:
        for future in futures:  # in the order of the games
            shard, said = future.result()
            sys.stderr.write(said)
            append(whole, shard)
    client.close()


if __name__ == "__main__":
    main()
