/**
 * Counts changes of what searches cache about an operator: its own facts, vehicles and starting positions, price lists, commissions.
 * Maintained by triggers. A process compares this number to know whether it must read the operator again.
 */
export const table = `
CREATE TABLE IF NOT EXISTS company_revisions (
  company_id BIGINT UNSIGNED NOT NULL,
  revision BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (company_id),
  CONSTRAINT company_revisions_kept FOREIGN KEY (company_id) REFERENCES companies (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
