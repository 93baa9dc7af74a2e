# One campaign a trigger, longer snack bars.
base ios
afterPresentation stops
snackBar.stays 6s
