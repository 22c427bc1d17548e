/** The enhanced text fields, in one chunk. */
export { EnhancedSearchField } from './Text/EnhancedSearchField';
export { EnhancedTextArea } from './Text/EnhancedTextArea';
export { EnhancedTextField } from './Text/EnhancedTextField';
