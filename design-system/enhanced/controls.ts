/** The second lives of the form controls that nearly every screen has: one chunk. */
export { EnhancedCheckboxGroup } from './Choice/EnhancedCheckboxGroup';
export { EnhancedChoice } from './Choice/EnhancedChoice';
export { EnhancedRadioGroup } from './Choice/EnhancedRadioGroup';
export { EnhancedMeter } from './Meter/EnhancedMeter';
export { EnhancedProgressBar } from './ProgressBar/EnhancedProgressBar';
export { EnhancedSelect } from './Select/EnhancedSelect';
export { EnhancedNumberField } from './Text/EnhancedNumberField';
export { EnhancedSearchField } from './Text/EnhancedSearchField';
export { EnhancedTextArea } from './Text/EnhancedTextArea';
export { EnhancedTextField } from './Text/EnhancedTextField';
