/** Searches cache the countries of an operator: company_revisions counts their changes too. */
export const up = `
CREATE TRIGGER company_countries_after_insert AFTER INSERT ON company_countries FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.company_id);
END
`;

export const down = 'DROP TRIGGER company_countries_after_insert';
