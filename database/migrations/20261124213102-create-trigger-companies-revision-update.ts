/** Fires for changes of a company's details, but not for a mere lock. */
export const up = `
CREATE TRIGGER companies_revision_update AFTER UPDATE ON companies FOR EACH ROW
BEGIN
  IF NEW.lock_version = OLD.lock_version THEN CALL raise_company_revision(NEW.id);
  END IF;
END
`;

export const down = 'DROP TRIGGER companies_revision_update';
