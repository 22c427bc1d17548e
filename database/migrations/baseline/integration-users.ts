/** Customers' and operators' own systems. `key_id` is public; the secrets are encrypted, not hashed, since signing needs them. */
export const table = `
CREATE TABLE IF NOT EXISTS integration_users (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  name VARCHAR(200) NOT NULL,
  status ENUM('active','canceled') NOT NULL DEFAULT 'active',
  key_id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  company_id BIGINT UNSIGNED NULL,
  customer_id BIGINT UNSIGNED NULL,
  external_id VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
  webhook_url VARCHAR(500) CHARACTER SET ascii COLLATE ascii_bin NULL,
  secret VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  previous_secret VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
  previous_until DATETIME(3) NULL,
  last_used_at DATETIME(3) NULL,
  version INT UNSIGNED NOT NULL DEFAULT 1,
  form_key CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  active_external_id VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (case when status = 'active' then external_id end) STORED,
  PRIMARY KEY (id),
  UNIQUE KEY integration_users_key (key_id),
  UNIQUE KEY integration_users_form (form_key),
  UNIQUE KEY integration_users_active_external_id (active_external_id),
  KEY integration_users_company (company_id),
  KEY integration_users_customer (customer_id),
  CONSTRAINT integration_users_company FOREIGN KEY (company_id) REFERENCES companies (id),
  CONSTRAINT integration_users_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
  CONSTRAINT integration_users_overlap CHECK (previous_secret is null = (previous_until is null)),
  CONSTRAINT integration_users_webhook CHECK (webhook_url regexp '^https?://'),
  CONSTRAINT integration_users_acts_for_one CHECK (company_id is null or customer_id is null)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
