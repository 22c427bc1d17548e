/** For the next migration: a lock is not a change of a company, for which caches would read it again. */
export const up = 'DROP TRIGGER companies_revision_update';

export const down = `
CREATE TRIGGER companies_revision_update AFTER UPDATE ON companies FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.id);
END
`;
