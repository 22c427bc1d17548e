/** A quote holds its vehicles like an unpaid booking: until it expires. */
export const up = `
ALTER TABLE occupancies
  ADD COLUMN quote_id BIGINT UNSIGNED NULL AFTER booking_id,
  ADD UNIQUE KEY occupancies_quote (quote_id, vehicle_id),
  ADD CONSTRAINT occupancies_quote FOREIGN KEY (quote_id) REFERENCES quotes (id),
  ADD CONSTRAINT occupancies_quote_kind CHECK (quote_id IS NULL OR (kind = 'preliminaryBooked' AND booking_id IS NULL))
`;

export const down = `
ALTER TABLE occupancies
  DROP CONSTRAINT occupancies_quote_kind,
  DROP FOREIGN KEY occupancies_quote,
  DROP KEY occupancies_quote,
  DROP COLUMN quote_id
`;
