/** What one jumps to from anywhere in the dashboards, by its number or name. */
export { type Found, quickFind } from './quick-find';
