/** Vehicles move with their depot. */
export const up = `
CREATE TRIGGER depots_after_update AFTER UPDATE ON depots FOR EACH ROW
BEGIN
  IF NEW.lat <> OLD.lat OR NEW.lon <> OLD.lon THEN
    UPDATE starting_positions SET lat = NEW.lat, lon = NEW.lon WHERE depot_id = NEW.id;
  END IF;
END
`;

export const down = 'DROP TRIGGER depots_after_update';
