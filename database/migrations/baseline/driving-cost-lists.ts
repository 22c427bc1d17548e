// Traces: S5-036, S5-037
export const table = `
CREATE TABLE IF NOT EXISTS driving_cost_lists (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  company_id BIGINT UNSIGNED NOT NULL,
  scope ENUM('basic', 'exception', 'temporary', 'deal') NOT NULL,
  name VARCHAR(120) NOT NULL DEFAULT '',
  valid_from DATE NOT NULL,
  valid_to DATE NULL,
  price_per_km BIGINT UNSIGNED NOT NULL,
  free_metres BIGINT UNSIGNED NULL,
  no_pickup_metres BIGINT UNSIGNED NULL,
  minimum_metres BIGINT UNSIGNED NULL,
  maximum_metres BIGINT UNSIGNED NULL,
  basic_of BIGINT UNSIGNED AS (IF(scope = 'basic', company_id, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY driving_cost_lists_basic (basic_of, valid_from),
  KEY driving_cost_lists_company (company_id, scope, valid_from),
  CONSTRAINT driving_cost_lists_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT driving_cost_lists_period CHECK (valid_to >= valid_from),
  CONSTRAINT driving_cost_lists_exception_ends CHECK (scope IN ('basic', 'deal') OR valid_to IS NOT NULL),
  CONSTRAINT driving_cost_lists_minimum CHECK (minimum_metres >= free_metres),
  CONSTRAINT driving_cost_lists_maximum CHECK (maximum_metres > minimum_metres)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS driving_cost_lists_revision_delete AFTER DELETE ON driving_cost_lists FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS driving_cost_lists_revision_insert AFTER INSERT ON driving_cost_lists FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS driving_cost_lists_revision_update AFTER UPDATE ON driving_cost_lists FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
  CALL raise_company_revision(NEW.company_id);
END
`,
];
