/** Customers' and operators' own systems. `key_id` is public; the secrets are encrypted, since signatures need them as they are. */
export const up = `
CREATE TABLE integration_users (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(200) NOT NULL,
  status ENUM('active', 'canceled') NOT NULL DEFAULT 'active',
  key_id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  company_id BIGINT UNSIGNED NULL,
  secret VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  previous_secret VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
  previous_until DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE KEY integration_users_key (key_id),
  KEY integration_users_company (company_id),
  CONSTRAINT integration_users_company FOREIGN KEY (company_id) REFERENCES companies (id),
  CONSTRAINT integration_users_overlap CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE integration_users';
