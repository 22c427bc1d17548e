/** Users. Usernames and email addresses are stored in lower case, so that the binary collation is case-insensitive. */
export const table = `
CREATE TABLE IF NOT EXISTS users (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  username VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  password_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
  name VARCHAR(200) NOT NULL DEFAULT '',
  status ENUM('active','inactive','locked') NOT NULL DEFAULT 'active',
  language ENUM('sv','en') NOT NULL DEFAULT 'sv',
  email_verified_at DATETIME(3) NULL,
  password_changed_at DATETIME(3) NULL,
  last_login_at DATETIME(3) NULL,
  pseudonymised_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
  company_id BIGINT UNSIGNED NULL,
  PRIMARY KEY (id),
  UNIQUE KEY users_username (username),
  UNIQUE KEY users_email (email),
  KEY users_company (company_id),
  CONSTRAINT users_company FOREIGN KEY (company_id) REFERENCES companies (id),
  CONSTRAINT users_username_lower CHECK (username = lcase(username) and username <> ''),
  CONSTRAINT users_email_lower CHECK (email = lcase(email) and email <> '')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
