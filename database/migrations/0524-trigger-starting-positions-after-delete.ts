export const up = `
CREATE TRIGGER starting_positions_after_delete AFTER DELETE ON starting_positions FOR EACH ROW
  CALL rewrite_busy_vehicle(OLD.vehicle_id, NULL)
`;

export const down = 'DROP TRIGGER starting_positions_after_delete';
