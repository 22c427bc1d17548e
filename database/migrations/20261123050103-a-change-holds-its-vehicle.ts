/** A vehicle is held for the time that a change adds to its booking, until the change is paid or over: before it, after it, or both. */
export const up = `
ALTER TABLE occupancies
  ADD COLUMN booking_change_id BIGINT UNSIGNED NULL AFTER quote_id,
  ADD UNIQUE KEY occupancies_booking_change (booking_change_id, starts_at),
  ADD CONSTRAINT occupancies_booking_change FOREIGN KEY (booking_change_id) REFERENCES booking_changes (id),
  ADD CONSTRAINT occupancies_change_kind CHECK (booking_change_id IS NULL OR (kind = 'preliminaryBooked' AND booking_id IS NULL AND quote_id IS NULL))
`;

export const down = `
ALTER TABLE occupancies
  DROP CONSTRAINT occupancies_change_kind,
  DROP FOREIGN KEY occupancies_booking_change,
  DROP KEY occupancies_booking_change,
  DROP COLUMN booking_change_id
`;
