base ios
# café
