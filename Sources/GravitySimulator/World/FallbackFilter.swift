import GravityPresentation

/// Slots that are fallbacks are left out.
struct FallbackFilter: ProductFilter {
  func keeps(_ slot: Slot) -> Bool { !slot.fallback }
}
