/** A company's own commission for a period of local days; `valid_to` is the last day, null while it is open-ended. */
export const table = `
CREATE TABLE IF NOT EXISTS company_commissions (
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

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS company_commissions_revision_delete AFTER DELETE ON company_commissions FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS company_commissions_revision_insert AFTER INSERT ON company_commissions FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS company_commissions_revision_update AFTER UPDATE ON company_commissions FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
  CALL raise_company_revision(NEW.company_id);
END
`,
  /** A safety net: no two commissions of a company may apply on the same day. Writers wait for each other at the company's row. */
  `
CREATE TRIGGER IF NOT EXISTS company_commissions_before_insert BEFORE INSERT ON company_commissions FOR EACH ROW
BEGIN
  DECLARE locked_company BIGINT UNSIGNED;
  DECLARE overlaps INT;
  SELECT id INTO locked_company FROM companies WHERE id = NEW.company_id FOR UPDATE;
  SELECT COUNT(*) INTO overlaps FROM company_commissions AS other
    WHERE other.company_id = NEW.company_id
      AND other.valid_from <= COALESCE(NEW.valid_to, '9999-12-31') AND COALESCE(other.valid_to, '9999-12-31') >= NEW.valid_from
    LOCK IN SHARE MODE;
  IF overlaps > 0 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'companyCommission.overlap';
  END IF;
END
`,
  /** A safety net: no two commissions of a company may apply on the same day. Writers wait for each other at the company's row. */
  `
CREATE TRIGGER IF NOT EXISTS company_commissions_before_update BEFORE UPDATE ON company_commissions FOR EACH ROW
BEGIN
  DECLARE locked_company BIGINT UNSIGNED;
  DECLARE overlaps INT;
  SELECT id INTO locked_company FROM companies WHERE id = NEW.company_id FOR UPDATE;
  SELECT COUNT(*) INTO overlaps FROM company_commissions AS other
    WHERE other.company_id = NEW.company_id AND other.id <> OLD.id
      AND other.valid_from <= COALESCE(NEW.valid_to, '9999-12-31') AND COALESCE(other.valid_to, '9999-12-31') >= NEW.valid_from
    LOCK IN SHARE MODE;
  IF overlaps > 0 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'companyCommission.overlap';
  END IF;
END
`,
];
