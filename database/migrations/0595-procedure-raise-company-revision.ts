/** Says that something of what a search knows of that operator has changed; of none, nothing. */
export const up = `
CREATE PROCEDURE raise_company_revision(changed_company BIGINT UNSIGNED)
BEGIN
  IF changed_company IS NOT NULL THEN
    INSERT INTO company_revisions (company_id, revision) VALUES (changed_company, 1) ON DUPLICATE KEY UPDATE revision = revision + 1;
  END IF;
END
`;

export const down = 'DROP PROCEDURE raise_company_revision';
