/** For the next migration: a lock is no change of a company, for which whoever keeps what they know of it would read it anew. */
export const up = 'DROP TRIGGER companies_revision_update';

export const down = `
CREATE TRIGGER companies_revision_update AFTER UPDATE ON companies FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.id);
END
`;
