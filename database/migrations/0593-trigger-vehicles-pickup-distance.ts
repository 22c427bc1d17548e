/** Beside `vehicles_after_update`, which carries the other columns. */
export const up = `
CREATE TRIGGER vehicles_pickup_distance AFTER UPDATE ON vehicles FOR EACH ROW
BEGIN
  IF NOT (NEW.pickup_distance_metres <=> OLD.pickup_distance_metres) THEN
    UPDATE starting_positions SET pickup_distance_metres = NEW.pickup_distance_metres WHERE vehicle_id = NEW.id;
  END IF;
END
`;

export const down = 'DROP TRIGGER vehicles_pickup_distance';
