/** The second lives of boxes, dots and switches: one chunk. */
export { EnhancedCheckboxGroup } from './Choice/EnhancedCheckboxGroup';
export { EnhancedChoice } from './Choice/EnhancedChoice';
export { EnhancedRadioGroup } from './Choice/EnhancedRadioGroup';
