/** A company's own commission for a period of local days; `valid_to` is the last day, null while it is open-ended. */
export const up = `
CREATE TABLE company_commissions (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  company_id BIGINT UNSIGNED NOT NULL,
  basis_points SMALLINT UNSIGNED NOT NULL,
  valid_from DATE NOT NULL,
  valid_to DATE NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE KEY company_commissions_period (company_id, valid_from),
  CONSTRAINT company_commissions_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
  CONSTRAINT company_commissions_percent CHECK (basis_points <= 10000),
  CONSTRAINT company_commissions_order CHECK (valid_to >= valid_from)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE company_commissions';
