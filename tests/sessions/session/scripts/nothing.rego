exec 5 Heat
