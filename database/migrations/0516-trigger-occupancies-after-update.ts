export const up = `
CREATE TRIGGER occupancies_after_update AFTER UPDATE ON occupancies FOR EACH ROW
BEGIN
  IF NEW.vehicle_id <> OLD.vehicle_id OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at THEN
    CALL rewrite_busy_vehicle(OLD.vehicle_id, OLD.starts_at);
    CALL rewrite_busy_vehicle(NEW.vehicle_id, NEW.starts_at);
  END IF;
END
`;

export const down = 'DROP TRIGGER occupancies_after_update';
