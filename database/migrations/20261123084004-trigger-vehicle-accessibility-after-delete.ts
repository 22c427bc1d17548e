/** As after an insert. */
export const up = `
CREATE TRIGGER vehicle_accessibility_after_delete AFTER DELETE ON vehicle_accessibility FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicles WHERE id = OLD.vehicle_id));
END
`;

export const down = 'DROP TRIGGER vehicle_accessibility_after_delete';
