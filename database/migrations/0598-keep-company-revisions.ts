/**
 * A process compares the sum of all revisions with the one that it saw last, so the sum must never fall: a company that has been counted
 * cannot be deleted, as one with vehicles or orders never could.
 */
export const up = `
ALTER TABLE company_revisions
  DROP FOREIGN KEY company_revisions_company,
  ADD CONSTRAINT company_revisions_kept FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT
`;

export const down = `
ALTER TABLE company_revisions
  DROP FOREIGN KEY company_revisions_kept,
  ADD CONSTRAINT company_revisions_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
`;
