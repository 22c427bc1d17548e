/**
 * The second net: whoever inserts without having locked the vehicle waits here for the lock, and an overlap is refused. Lock kinds may
 * overlap lock kinds. The rows are read with a lock, so that what another transaction has just committed is seen.
 */
export const up = `
CREATE TRIGGER occupancies_before_insert BEFORE INSERT ON occupancies FOR EACH ROW
BEGIN
  DECLARE locked_vehicle BIGINT UNSIGNED;
  DECLARE overlaps INT;
  SELECT id INTO locked_vehicle FROM vehicles WHERE id = NEW.vehicle_id FOR UPDATE;
  SELECT COUNT(*) INTO overlaps FROM occupancies AS other
    WHERE other.vehicle_id = NEW.vehicle_id
      AND other.starts_at < NEW.ends_at AND other.starts_at >= NEW.starts_at - INTERVAL 401 DAY AND other.ends_at > NEW.starts_at
      AND (NEW.kind IN ('booked', 'preliminaryBooked') OR other.kind IN ('booked', 'preliminaryBooked'))
    LOCK IN SHARE MODE;
  IF overlaps > 0 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'occupancy.overlap';
  END IF;
END
`;

export const down = 'DROP TRIGGER occupancies_before_insert';
