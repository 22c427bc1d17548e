// Traces: S5-012
/** An organisation buys through a customer record of its own: only one, without a login. Orders refer to both together. */
export const up = `
ALTER TABLE customers
  ADD COLUMN organisation_id BIGINT UNSIGNED NULL AFTER user_id,
  ADD UNIQUE KEY customers_organisation (organisation_id),
  ADD UNIQUE KEY customers_of_organisation (id, organisation_id),
  ADD CONSTRAINT customers_organisation FOREIGN KEY (organisation_id) REFERENCES deal_organisations (id) ON DELETE RESTRICT,
  ADD CONSTRAINT customers_user_or_organisation CHECK (user_id IS NULL OR organisation_id IS NULL)
`;

export const down = `
ALTER TABLE customers
  DROP CONSTRAINT customers_user_or_organisation,
  DROP FOREIGN KEY customers_organisation,
  DROP KEY customers_of_organisation,
  DROP KEY customers_organisation,
  DROP COLUMN organisation_id
`;
