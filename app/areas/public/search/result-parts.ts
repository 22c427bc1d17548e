/** Ids of what a results page is read from, and of what it has a way to. */
export const RESULTS_ID = 'results';
export const FILTERS_ID = 'filters';
