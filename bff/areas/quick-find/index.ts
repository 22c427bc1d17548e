/** Finds records by number or name from anywhere in the dashboards. */
export { type Found, MOST_OF_A_KIND } from './found';
export { quickFind } from './quick-find';
