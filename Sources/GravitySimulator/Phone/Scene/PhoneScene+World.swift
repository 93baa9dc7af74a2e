extension PhoneScene {
  init(_ world: SimulatedWorld) {
    front = world.phoneFront
    layers = world.isAlive ? world.phoneLayers : []
    isPromptUp = world.system.isPromptUp
    isLocked = world.machine.isLocked
  }
}
