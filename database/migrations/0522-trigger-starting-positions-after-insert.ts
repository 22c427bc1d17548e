/** A vehicle that may now start in one more cell is busy there too. */
export const up = `
CREATE TRIGGER starting_positions_after_insert AFTER INSERT ON starting_positions FOR EACH ROW
  CALL rewrite_busy_vehicle(NEW.vehicle_id, NULL)
`;

export const down = 'DROP TRIGGER starting_positions_after_insert';
