base idael

furtherCandidats alwaysTried
furtherCandidates triedUntilPresented
hasLock maybe
  requestTimeout 1.5   # seconds
stacking everything everywhere
hasLock
furtherCandidates alwaysTried
