print("gravity-sim")
