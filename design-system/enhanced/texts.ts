/** The second lives of what is written in: one chunk. */
export { EnhancedSearchField } from './Text/EnhancedSearchField';
export { EnhancedTextArea } from './Text/EnhancedTextArea';
export { EnhancedTextField } from './Text/EnhancedTextField';
