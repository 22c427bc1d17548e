/**
 * A company may withdraw its quote and then answer the same request again: what it has withdrawn is no answer any more, so that there is at
 * most one per company and request that is. `answer_to` is the company's part of the request while the quote is its answer.
 */
export const up = `
ALTER TABLE quotes
  MODIFY rejected_by ENUM('customer', 'anotherChosen', 'operator') NULL,
  ADD COLUMN answer_to BIGINT UNSIGNED AS (IF(rejected_by = 'operator', NULL, quote_request_company_id)) STORED AFTER chosen_for,
  ADD KEY quotes_asked (quote_request_company_id),
  DROP KEY quotes_one_a_company,
  ADD UNIQUE KEY quotes_one_a_company (answer_to)
`;

/** The database refuses while there are withdrawn quotes: who else has closed them cannot be invented. */
export const down = `
ALTER TABLE quotes
  DROP KEY quotes_one_a_company,
  ADD UNIQUE KEY quotes_one_a_company (quote_request_company_id),
  DROP KEY quotes_asked,
  DROP COLUMN answer_to,
  MODIFY rejected_by ENUM('customer', 'anotherChosen') NULL
`;
