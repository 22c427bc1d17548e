/** The newest ratings of all companies are read for the first page. */
export const up = 'ALTER TABLE journeys ADD KEY journeys_rated (rated_at)';

export const down = 'ALTER TABLE journeys DROP KEY journeys_rated';
