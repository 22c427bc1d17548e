/** Searches cache a bus's accessibility: company_revisions counts its changes. */
export const up = `
CREATE TRIGGER vehicle_accessibility_after_insert AFTER INSERT ON vehicle_accessibility FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicles WHERE id = NEW.vehicle_id));
END
`;

export const down = 'DROP TRIGGER vehicle_accessibility_after_insert';
