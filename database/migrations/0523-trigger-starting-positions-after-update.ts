export const up = `
CREATE TRIGGER starting_positions_after_update AFTER UPDATE ON starting_positions FOR EACH ROW
BEGIN
  IF NEW.cell <> OLD.cell THEN
    CALL rewrite_busy_vehicle(NEW.vehicle_id, NULL);
  END IF;
END
`;

export const down = 'DROP TRIGGER starting_positions_after_update';
