/** The enhanced versions of what shows an amount, in one chunk. */
export { EnhancedMeter } from './Meter/EnhancedMeter';
export { EnhancedProgressBar } from './ProgressBar/EnhancedProgressBar';
