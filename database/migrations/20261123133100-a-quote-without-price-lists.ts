/** Where a company's lists give no price for a trip, there is none to keep beside its own. */
export const up = 'ALTER TABLE quotes MODIFY proposed_price BIGINT UNSIGNED NULL';

/** Refused by the database while there are such quotes: a price that nobody gave cannot be made up. */
export const down = 'ALTER TABLE quotes MODIFY proposed_price BIGINT UNSIGNED NOT NULL';
