exec Steel
script itself.rego
