# One campaign a trigger, longer snack bars.
base ios
furtherCandidates triedUntilPresented
snackBar.stays 6s
