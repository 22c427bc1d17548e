/**
 * Counts the changes of what a search knows of an operator: its own facts, vehicles and where they start, price lists, commissions. Kept by
 * triggers. A process that has read an operator once knows by this number alone whether it must read it again.
 */
export const table = `
CREATE TABLE IF NOT EXISTS company_revisions (
  company_id BIGINT UNSIGNED NOT NULL,
  revision BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (company_id),
  CONSTRAINT company_revisions_kept FOREIGN KEY (company_id) REFERENCES companies (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
