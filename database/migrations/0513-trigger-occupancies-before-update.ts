export const up = `
CREATE TRIGGER occupancies_before_update BEFORE UPDATE ON occupancies FOR EACH ROW
BEGIN
  DECLARE locked_vehicle BIGINT UNSIGNED;
  DECLARE overlaps INT;
  IF NEW.vehicle_id <> OLD.vehicle_id OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at OR NEW.kind <> OLD.kind THEN
    SELECT id INTO locked_vehicle FROM vehicles WHERE id = NEW.vehicle_id FOR UPDATE;
    SELECT COUNT(*) INTO overlaps FROM occupancies AS other
      WHERE other.vehicle_id = NEW.vehicle_id AND other.id <> OLD.id
        AND other.starts_at < NEW.ends_at AND other.starts_at >= NEW.starts_at - INTERVAL 401 DAY AND other.ends_at > NEW.starts_at
        AND (NEW.kind IN ('booked', 'preliminaryBooked') OR other.kind IN ('booked', 'preliminaryBooked'))
      LOCK IN SHARE MODE;
    IF overlaps > 0 THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'occupancy.overlap';
    END IF;
  END IF;
END
`;

export const down = 'DROP TRIGGER occupancies_before_update';
