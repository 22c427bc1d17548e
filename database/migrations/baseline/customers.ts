/** Customers: a person or an organisation, with the contact for trips. `name` is the contact's name. */
export const table = `
CREATE TABLE IF NOT EXISTS customers (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  user_id BIGINT UNSIGNED NULL,
  customer_type ENUM('PRIVATE', 'CORPORATE') NOT NULL,
  name VARCHAR(200) NOT NULL,
  email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
  company_name VARCHAR(200) NULL,
  org_number CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
  vat_number VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
  street VARCHAR(200) NOT NULL DEFAULT '',
  postcode VARCHAR(12) NOT NULL DEFAULT '',
  city VARCHAR(100) NOT NULL DEFAULT '',
  country_code CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'SE',
  pseudonymised_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY customers_user (user_id),
  KEY customers_org_number (org_number),
  CONSTRAINT customers_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT customers_corporate_has_company CHECK (customer_type = 'PRIVATE' OR (company_name IS NOT NULL AND org_number IS NOT NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
