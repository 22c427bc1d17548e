/**
 * Writes the new occupancy into the day × cell table, for every cell that the vehicle may start in. Two locks of one vehicle may begin at
 * the same instant: the longer one counts.
 */
export const up = `
CREATE TRIGGER occupancies_after_insert AFTER INSERT ON occupancies FOR EACH ROW
BEGIN
  DECLARE busy_day DATE DEFAULT DATE(NEW.starts_at);
  WHILE busy_day < NEW.ends_at DO
    INSERT INTO busy_vehicles (day, cell, vehicle_id, starts_at, ends_at)
      SELECT DISTINCT busy_day, cell, NEW.vehicle_id, NEW.starts_at, NEW.ends_at FROM starting_positions WHERE vehicle_id = NEW.vehicle_id
      ON DUPLICATE KEY UPDATE ends_at = GREATEST(busy_vehicles.ends_at, NEW.ends_at);
    SET busy_day = busy_day + INTERVAL 1 DAY;
  END WHILE;
END
`;

export const down = 'DROP TRIGGER occupancies_after_insert';
