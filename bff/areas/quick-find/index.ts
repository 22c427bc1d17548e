/** Finds records by number or name from anywhere in the dashboards. */
export { type Found, quickFind } from './quick-find';
