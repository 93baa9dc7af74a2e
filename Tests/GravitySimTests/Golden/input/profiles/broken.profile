base idael

afterPresentaton stops
afterPresentation stops
hasLock maybe
  requestTimeout 1.5   # seconds
stacking everything everywhere
hasLock
afterPresentation triesNext
