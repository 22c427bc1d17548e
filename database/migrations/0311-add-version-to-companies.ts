/** Counts the changes of a company's details, so that of two people who edit at once the second hears of it. */
export const up = 'ALTER TABLE companies ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1';

export const down = 'ALTER TABLE companies DROP COLUMN version';
