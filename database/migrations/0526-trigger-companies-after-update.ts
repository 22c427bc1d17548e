export const up = `
CREATE TRIGGER companies_after_update AFTER UPDATE ON companies FOR EACH ROW
BEGIN
  IF NEW.status <> OLD.status THEN
    UPDATE starting_positions JOIN vehicles ON vehicles.id = starting_positions.vehicle_id
      SET starting_positions.active = (NEW.status = 'active' AND vehicles.status = 'active')
      WHERE starting_positions.company_id = NEW.id;
  END IF;
END
`;

export const down = 'DROP TRIGGER companies_after_update';
