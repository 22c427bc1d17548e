/** Deviations as companies and administrators see them. */
export { adminDeviationPage, type AdminDeviationPage } from './admin-deviation-page';
export { allDeviationsSpec, deviationListSpec, readAllDeviations, readDeviations } from './deviation-list';
