/** Counts the changes of a setting in its first row (`valid_from` 2000-01-01), so that two editors don't overwrite each other. */
export const up = 'ALTER TABLE settings ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1 AFTER value';

export const down = 'ALTER TABLE settings DROP COLUMN version';
