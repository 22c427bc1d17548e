// Traces: S3-065
/** Organisations that buy by contract, with their terms. */
export const table = `
CREATE TABLE IF NOT EXISTS deal_organisations (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  name VARCHAR(200) NOT NULL,
  org_number CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  vat_number VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  status ENUM('active','inactive','suspended') NOT NULL DEFAULT 'active',
  language ENUM('sv','en') NOT NULL DEFAULT 'sv',
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  contact_name VARCHAR(200) NOT NULL DEFAULT '',
  contact_email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  contact_phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
  credit_limit BIGINT NOT NULL DEFAULT 0,
  payment_terms_days SMALLINT UNSIGNED NOT NULL DEFAULT 30,
  pays_by_invoice BOOLEAN NOT NULL DEFAULT 0,
  pays_by_card BOOLEAN NOT NULL DEFAULT 1,
  collective_invoice BOOLEAN NOT NULL DEFAULT 0,
  train_replacement BOOLEAN NOT NULL DEFAULT 0,
  version INT UNSIGNED NOT NULL DEFAULT 1,
  PRIMARY KEY (id),
  UNIQUE KEY deal_organisations_org_number (org_number),
  KEY deal_organisations_name (name),
  CONSTRAINT deal_organisations_credit CHECK (credit_limit >= 0),
  CONSTRAINT deal_organisations_terms CHECK (payment_terms_days <= 90),
  CONSTRAINT deal_organisations_pays CHECK (pays_by_invoice <> 0 or pays_by_card <> 0),
  CONSTRAINT deal_organisations_collective CHECK (pays_by_invoice <> 0 or collective_invoice = 0)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  /** A safety net for an organisation's states: only the transitions of the code's table. */
  `
CREATE TRIGGER IF NOT EXISTS deal_organisations_before_update BEFORE UPDATE ON deal_organisations FOR EACH ROW
  IF OLD.status = 'inactive' AND NEW.status = 'suspended' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'state.notAllowed';
  END IF
`,
];
