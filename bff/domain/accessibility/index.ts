/** The accessibility catalogue: what a bus can have so that more people can travel. */
export {
  accessibilityCatalogue,
  accessibilityRevision,
  addAccessibility,
  editAccessibility,
  keepAccessibility,
  listAccessibility,
  removeAccessibility,
  seeAccessibility,
} from './accessibility';
export type {
  AccessibilityListQuery,
  AccessibilityNames,
  AccessibilityProperty,
  AccessibilitySummary,
} from './accessibility.store';
