/** The enhanced checkboxes, radio buttons and switches, in one chunk. */
export { EnhancedCheckboxGroup } from './Choice/EnhancedCheckboxGroup';
export { EnhancedChoice } from './Choice/EnhancedChoice';
export { EnhancedRadioGroup } from './Choice/EnhancedRadioGroup';
