/** Every reason why a vehicle is not free, half-open [starts_at, ends_at). Triggers refuse overlaps; holds expire by the database's clock. */
export const table = `
CREATE TABLE IF NOT EXISTS occupancies (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  starts_at DATETIME(3) NOT NULL,
  ends_at DATETIME(3) NOT NULL,
  kind ENUM('booked','preliminaryBooked','locked','manuallyLocked','externallyLocked') NOT NULL,
  booking_id BIGINT UNSIGNED NULL,
  expires_at DATETIME(3) NULL,
  integration_user_id BIGINT UNSIGNED NULL,
  external_reference VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
  comment VARCHAR(500) NULL,
  created_by_user_id BIGINT UNSIGNED NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (id),
  UNIQUE KEY occupancies_booking (booking_id),
  UNIQUE KEY occupancies_external (integration_user_id,external_reference),
  KEY occupancies_vehicle (vehicle_id,starts_at,ends_at),
  KEY occupancies_expires (expires_at),
  KEY occupancies_created_by (created_by_user_id),
  CONSTRAINT occupancies_booking FOREIGN KEY (booking_id) REFERENCES bookings (id),
  CONSTRAINT occupancies_created_by FOREIGN KEY (created_by_user_id) REFERENCES users (id),
  CONSTRAINT occupancies_integration FOREIGN KEY (integration_user_id) REFERENCES integration_users (id),
  CONSTRAINT occupancies_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id),
  CONSTRAINT occupancies_end_after_start CHECK (ends_at > starts_at),
  CONSTRAINT occupancies_length CHECK (timestampdiff(DAY,starts_at,ends_at) <= 400),
  CONSTRAINT occupancies_only_holds_expire CHECK (expires_at is null or kind = 'preliminaryBooked'),
  CONSTRAINT occupancies_booking_kind CHECK (booking_id is null or kind in ('booked','preliminaryBooked')),
  CONSTRAINT occupancies_external_lock CHECK (integration_user_id is null or kind = 'externallyLocked' and external_reference is not null)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS occupancies_after_delete AFTER DELETE ON occupancies FOR EACH ROW
  CALL rewrite_busy_vehicle(OLD.vehicle_id, OLD.starts_at)
`,
  /**
   * Writes the new occupancy into the day × cell table, for every cell that the vehicle may start in. Of two locks of one vehicle that
   * begin at the same instant, the longer one counts.
   */
  `
CREATE TRIGGER IF NOT EXISTS occupancies_after_insert AFTER INSERT ON occupancies FOR EACH ROW
BEGIN
  DECLARE busy_day DATE DEFAULT DATE(NEW.starts_at);
  WHILE busy_day < NEW.ends_at DO
    INSERT INTO busy_vehicles (day, cell, vehicle_id, starts_at, ends_at)
      SELECT DISTINCT busy_day, cell, NEW.vehicle_id, NEW.starts_at, NEW.ends_at FROM starting_positions WHERE vehicle_id = NEW.vehicle_id
      ON DUPLICATE KEY UPDATE ends_at = GREATEST(busy_vehicles.ends_at, NEW.ends_at);
    SET busy_day = busy_day + INTERVAL 1 DAY;
  END WHILE;
END
`,
  `
CREATE TRIGGER IF NOT EXISTS occupancies_after_update AFTER UPDATE ON occupancies FOR EACH ROW
BEGIN
  IF NEW.vehicle_id <> OLD.vehicle_id OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at THEN
    CALL rewrite_busy_vehicle(OLD.vehicle_id, OLD.starts_at);
    CALL rewrite_busy_vehicle(NEW.vehicle_id, NEW.starts_at);
  END IF;
END
`,
  /**
   * A safety net: an insert without a vehicle lock waits here for the lock, and an overlap is refused. Kinds of lock may overlap each
   * other. The rows are read with a lock, so that what another transaction has just committed is visible.
   */
  `
CREATE TRIGGER IF NOT EXISTS occupancies_before_insert BEFORE INSERT ON occupancies FOR EACH ROW
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
`,
  `
CREATE TRIGGER IF NOT EXISTS occupancies_before_update BEFORE UPDATE ON occupancies FOR EACH ROW
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
`,
];
