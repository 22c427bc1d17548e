/** The enhanced date and time fields, in one chunk. */
export { EnhancedDateField } from './EnhancedDateField';
export { EnhancedDateRangeField } from './EnhancedDateRangeField';
export { EnhancedTimeField } from './EnhancedTimeField';
