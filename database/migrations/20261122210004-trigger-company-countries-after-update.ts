/** As after an insert. */
export const up = `
CREATE TRIGGER company_countries_after_update AFTER UPDATE ON company_countries FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
  CALL raise_company_revision(NEW.company_id);
END
`;

export const down = 'DROP TRIGGER company_countries_after_update';
