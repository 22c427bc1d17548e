/** Each OB or overtime rate is either an amount in öre per hour or basis points of the hourly cost. */
export const table = `
CREATE TABLE IF NOT EXISTS driver_cost_lists (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  company_id BIGINT UNSIGNED NOT NULL,
  scope ENUM('basic', 'exception', 'temporary', 'deal') NOT NULL,
  name VARCHAR(120) NOT NULL DEFAULT '',
  valid_from DATE NOT NULL,
  valid_to DATE NULL,
  cost_per_hour BIGINT UNSIGNED NOT NULL,
  minimum_minutes INT UNSIGNED NULL,
  ob_weekday_amount BIGINT UNSIGNED NULL,
  ob_weekday_basis_points INT UNSIGNED NULL,
  ob_weekend_amount BIGINT UNSIGNED NULL,
  ob_weekend_basis_points INT UNSIGNED NULL,
  overtime_normal_amount BIGINT UNSIGNED NULL,
  overtime_normal_basis_points INT UNSIGNED NULL,
  overtime_qualified_amount BIGINT UNSIGNED NULL,
  overtime_qualified_basis_points INT UNSIGNED NULL,
  standby_per_hour BIGINT UNSIGNED NULL,
  overnight_per_night BIGINT UNSIGNED NULL,
  basic_of BIGINT UNSIGNED AS (IF(scope = 'basic', company_id, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY driver_cost_lists_basic (basic_of, valid_from),
  KEY driver_cost_lists_company (company_id, scope, valid_from),
  CONSTRAINT driver_cost_lists_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT driver_cost_lists_period CHECK (valid_to >= valid_from),
  CONSTRAINT driver_cost_lists_exception_ends CHECK (scope IN ('basic', 'deal') OR valid_to IS NOT NULL),
  CONSTRAINT driver_cost_lists_ob_weekday CHECK (ob_weekday_amount IS NULL OR ob_weekday_basis_points IS NULL),
  CONSTRAINT driver_cost_lists_ob_weekend CHECK (ob_weekend_amount IS NULL OR ob_weekend_basis_points IS NULL),
  CONSTRAINT driver_cost_lists_overtime_normal CHECK (overtime_normal_amount IS NULL OR overtime_normal_basis_points IS NULL),
  CONSTRAINT driver_cost_lists_overtime_qualified CHECK (overtime_qualified_amount IS NULL OR overtime_qualified_basis_points IS NULL),
  CONSTRAINT driver_cost_lists_percent CHECK (
    COALESCE(ob_weekday_basis_points, 0) <= 10000 AND COALESCE(ob_weekend_basis_points, 0) <= 10000
    AND COALESCE(overtime_normal_basis_points, 0) <= 10000 AND COALESCE(overtime_qualified_basis_points, 0) <= 10000)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS driver_cost_lists_revision_delete AFTER DELETE ON driver_cost_lists FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS driver_cost_lists_revision_insert AFTER INSERT ON driver_cost_lists FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS driver_cost_lists_revision_update AFTER UPDATE ON driver_cost_lists FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
  CALL raise_company_revision(NEW.company_id);
END
`,
];
