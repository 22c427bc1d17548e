/** Only a replacing booking may cost us more than the customer pays: the operator that canceled owes the difference. */
export const up = `
ALTER TABLE bookings
  DROP CONSTRAINT bookings_margin,
  ADD CONSTRAINT bookings_margin_unless_moved CHECK (operator_price <= customer_price OR moved_from_id IS NOT NULL)
`;

export const down = `
ALTER TABLE bookings
  DROP CONSTRAINT bookings_margin_unless_moved,
  ADD CONSTRAINT bookings_margin CHECK (operator_price <= customer_price)
`;
