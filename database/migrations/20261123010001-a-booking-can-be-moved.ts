/** A booking that replaces one canceled by its operator: it costs the customer the same, whatever its own operator asks. */
export const up = `
ALTER TABLE bookings
  ADD COLUMN moved_from_id BIGINT UNSIGNED NULL AFTER company_id,
  ADD UNIQUE KEY bookings_moved_from (moved_from_id),
  ADD CONSTRAINT bookings_moved_from FOREIGN KEY (moved_from_id) REFERENCES bookings (id) ON DELETE RESTRICT
`;

export const down = `
ALTER TABLE bookings
  DROP FOREIGN KEY bookings_moved_from,
  DROP KEY bookings_moved_from,
  DROP COLUMN moved_from_id
`;
