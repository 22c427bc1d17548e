/** The second lives of what shows how much there is: one chunk. */
export { EnhancedMeter } from './Meter/EnhancedMeter';
export { EnhancedProgressBar } from './ProgressBar/EnhancedProgressBar';
