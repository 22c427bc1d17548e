/** The second net under a company's states: no way but those of the table in the code, and none out while trips are upcoming. */
export const up = `
CREATE TRIGGER companies_before_update BEFORE UPDATE ON companies FOR EACH ROW
BEGIN
  IF OLD.status = 'inactive' AND NEW.status = 'suspended' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'state.notAllowed';
  END IF;
  IF NEW.status = 'inactive' AND OLD.status <> 'inactive' AND EXISTS (
    SELECT 1 FROM bookings WHERE company_id = NEW.id AND status <> 'canceled' AND planned_end_at > UTC_TIMESTAMP(3)
  ) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'company.upcomingTrips';
  END IF;
END
`;

export const down = 'DROP TRIGGER companies_before_update';
