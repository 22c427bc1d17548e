// Traces: S5-012
/**
 * An organisation's order belongs to its own customer record and, once it has a way of payment, to one of its units: the database
 * guarantees whose purchase it is.
 */
export const up = `
ALTER TABLE orders
  ADD COLUMN deal_organisation_id BIGINT UNSIGNED NULL AFTER user_id,
  ADD COLUMN deal_unit_id BIGINT UNSIGNED NULL AFTER deal_organisation_id,
  ADD KEY orders_deal_customer (customer_id, deal_organisation_id),
  ADD KEY orders_deal_unit (deal_organisation_id, deal_unit_id, departure_at),
  ADD CONSTRAINT orders_deal_customer FOREIGN KEY (customer_id, deal_organisation_id) REFERENCES customers (id, organisation_id) ON DELETE RESTRICT,
  ADD CONSTRAINT orders_deal_unit FOREIGN KEY (deal_organisation_id, deal_unit_id) REFERENCES deal_units (organisation_id, id) ON DELETE RESTRICT,
  ADD CONSTRAINT orders_unit_of_organisation CHECK (deal_unit_id IS NULL OR deal_organisation_id IS NOT NULL),
  ADD CONSTRAINT orders_unit_before_payment CHECK (deal_organisation_id IS NULL OR deal_unit_id IS NOT NULL OR payment_method IS NULL)
`;

export const down = `
ALTER TABLE orders
  DROP CONSTRAINT orders_unit_before_payment,
  DROP CONSTRAINT orders_unit_of_organisation,
  DROP FOREIGN KEY orders_deal_unit,
  DROP FOREIGN KEY orders_deal_customer,
  DROP KEY orders_deal_unit,
  DROP KEY orders_deal_customer,
  DROP COLUMN deal_unit_id,
  DROP COLUMN deal_organisation_id
`;
