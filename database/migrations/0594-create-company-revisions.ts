/**
 * Counts the changes of what a search knows of an operator: its own facts, vehicles and where they start, price lists, commissions. Kept by
 * triggers. A process that has read an operator once knows by this number alone whether it must read it again.
 */
export const up = `
CREATE TABLE company_revisions (
  company_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  revision BIGINT UNSIGNED NOT NULL,
  CONSTRAINT company_revisions_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE company_revisions';
