/** Organisations that buy by contract. Credit, payment terms and deals come to them in tables of their own. */
export const up = `
CREATE TABLE deal_organisations (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(200) NOT NULL,
  org_number CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  vat_number VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  status ENUM('active', 'inactive') NOT NULL DEFAULT 'active',
  language ENUM('sv', 'en') NOT NULL DEFAULT 'sv',
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY deal_organisations_org_number (org_number),
  KEY deal_organisations_name (name)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE deal_organisations';
