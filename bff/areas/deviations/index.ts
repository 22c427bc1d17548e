/** Deviations as companies and administrators see them. */
export { allDeviationsSpec, deviationListSpec, readAllDeviations, readDeviations } from './deviation-list';
