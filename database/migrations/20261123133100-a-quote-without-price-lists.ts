/** Null if a company's lists give no price for a trip, beside its own price. */
export const up = 'ALTER TABLE quotes MODIFY proposed_price BIGINT UNSIGNED NULL';

/** The database refuses while there are such quotes: a missing price cannot be invented. */
export const down = 'ALTER TABLE quotes MODIFY proposed_price BIGINT UNSIGNED NOT NULL';
