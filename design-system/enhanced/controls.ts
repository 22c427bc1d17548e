/** The second lives of the form controls that nearly every screen has: one chunk. */
export { EnhancedSelect } from './Select/EnhancedSelect';
