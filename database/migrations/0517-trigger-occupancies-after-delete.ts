export const up = `
CREATE TRIGGER occupancies_after_delete AFTER DELETE ON occupancies FOR EACH ROW
  CALL rewrite_busy_vehicle(OLD.vehicle_id, OLD.starts_at)
`;

export const down = 'DROP TRIGGER occupancies_after_delete';
