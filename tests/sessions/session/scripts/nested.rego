exec Steel
script opening.rego
exec Titanium
