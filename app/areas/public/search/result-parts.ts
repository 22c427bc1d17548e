/** Ids of what a results page is read from, and of what it has a way to. */
export const RESULTS_ID = 'results';
export const FILTERS_ID = 'filters';
/** The offers with what sorts, filters and turns them: what is ticked among them comes along. */
export const LIST_ID = 'list';
