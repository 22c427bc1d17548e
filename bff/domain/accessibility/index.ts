/** The catalogue of accessibility: what a bus can have so that more people can ride along. */
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
