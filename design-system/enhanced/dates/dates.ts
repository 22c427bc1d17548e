/** The second lives of the fields for days and times: one chunk. */
export { EnhancedDateField } from './EnhancedDateField';
export { EnhancedDateRangeField } from './EnhancedDateRangeField';
export { EnhancedTimeField } from './EnhancedTimeField';
