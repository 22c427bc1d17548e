/** An operator's own tiers must be strictly above these. */
export const table = `
CREATE TABLE IF NOT EXISTS minimum_cancellation_tiers (
  hours SMALLINT UNSIGNED NOT NULL PRIMARY KEY,
  basis_points SMALLINT UNSIGNED NOT NULL,
  CONSTRAINT minimum_cancellation_tiers_hours CHECK (hours BETWEEN 1 AND 744),
  CONSTRAINT minimum_cancellation_tiers_percent CHECK (basis_points <= 10000)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
