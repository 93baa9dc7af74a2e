import GravityPresentation

extension PayloadDocument {
  /// The faults with their places, found in one walk over the text.
  public func locate(_ faults: [DecodingFault]) -> [PayloadFault] {
    guard !faults.isEmpty else { return [] }
    let index = JSONPositionIndex(bytes, paths: faults.map(\.path))
    return faults.map { fault in
      PayloadFault(place: origin.moved(to: index.position(of: fault.path)), fault: fault)
    }
  }

  /// The place of the value at a coding path; of one that is missing, of the innermost value around it.
  public func place(of path: [PathComponent]) -> PayloadPlace {
    origin.moved(to: JSONPositionIndex(bytes, paths: [path]).position(of: path))
  }
}
