// Traces: S5-020
/** Applications of bus companies. Only one per organisation number can be pending; an approved one refers to its company. */
export const table = `
CREATE TABLE IF NOT EXISTS applicants (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  status ENUM('received', 'approved', 'denied') NOT NULL DEFAULT 'received',
  name VARCHAR(200) NOT NULL,
  org_number CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  vat_number VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  contact_name VARCHAR(200) NOT NULL,
  contact_email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  contact_phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  language ENUM('sv', 'en') NOT NULL,
  city VARCHAR(100) NOT NULL,
  countries VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  info TEXT NULL,
  company_id BIGINT UNSIGNED NULL,
  decided_at DATETIME(3) NULL,
  decided_by_user_id BIGINT UNSIGNED NULL,
  deny_reason VARCHAR(1000) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  waiting BOOLEAN GENERATED ALWAYS AS (IF(decided_at IS NULL, 1, NULL)) STORED,
  UNIQUE KEY applicants_waiting (org_number, waiting),
  UNIQUE KEY applicants_company (company_id),
  KEY applicants_status (status, created_at),
  KEY applicants_decided_by_user (decided_by_user_id),
  CONSTRAINT applicants_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT applicants_decided_by_user FOREIGN KEY (decided_by_user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT applicants_decided CHECK ((status = 'received') = (decided_at IS NULL)),
  CONSTRAINT applicants_approved_becomes_company CHECK ((status = 'approved') = (company_id IS NOT NULL)),
  CONSTRAINT applicants_denied_says_why CHECK ((status = 'denied') = (deny_reason IS NOT NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  /** A decision is final: a second one is refused, whatever its origin. */
  `
CREATE TRIGGER IF NOT EXISTS applicants_before_update BEFORE UPDATE ON applicants FOR EACH ROW
BEGIN
  IF OLD.status <> 'received' AND NEW.status <> OLD.status THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'applicant.decided';
  END IF;
END
`,
];
