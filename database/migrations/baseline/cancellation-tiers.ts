/** An operator's cancellation fee: its part of the price from this many hours before departure. */
export const table = `
CREATE TABLE IF NOT EXISTS cancellation_tiers (
  company_id BIGINT UNSIGNED NOT NULL,
  hours SMALLINT UNSIGNED NOT NULL,
  basis_points SMALLINT UNSIGNED NOT NULL,
  PRIMARY KEY (company_id, hours),
  CONSTRAINT cancellation_tiers_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
  CONSTRAINT cancellation_tiers_hours CHECK (hours BETWEEN 1 AND 744),
  CONSTRAINT cancellation_tiers_percent CHECK (basis_points BETWEEN 100 AND 10000)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
