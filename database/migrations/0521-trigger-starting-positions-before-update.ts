export const up = `
CREATE TRIGGER starting_positions_before_update BEFORE UPDATE ON starting_positions FOR EACH ROW
BEGIN
  DECLARE locked_vehicle BIGINT UNSIGNED;
  DECLARE depot_lat, depot_lon DOUBLE;
  DECLARE overlaps INT;
  IF NEW.vehicle_id <> OLD.vehicle_id THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'startingPosition.vehicleIsFixed';
  END IF;
  IF NEW.depot_id IS NOT NULL THEN
    SELECT lat, lon INTO depot_lat, depot_lon FROM depots WHERE id = NEW.depot_id;
    SET NEW.lat = depot_lat, NEW.lon = depot_lon;
  END IF;
  IF NEW.kind = 'temporary' AND NOT (NEW.kind <=> OLD.kind AND NEW.starts_at <=> OLD.starts_at AND NEW.ends_at <=> OLD.ends_at) THEN
    SELECT id INTO locked_vehicle FROM vehicles WHERE id = NEW.vehicle_id FOR UPDATE;
    SELECT COUNT(*) INTO overlaps FROM starting_positions AS other
      WHERE other.vehicle_id = NEW.vehicle_id AND other.kind = 'temporary' AND other.id <> OLD.id
        AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      LOCK IN SHARE MODE;
    IF overlaps > 0 THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'startingPosition.overlap';
    END IF;
  END IF;
END
`;

export const down = 'DROP TRIGGER starting_positions_before_update';
