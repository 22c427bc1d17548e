/** Deviations as companies and administrators see them. */
export { deviationListSpec, readDeviations } from './deviation-list';
