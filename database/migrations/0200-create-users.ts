/** People who log in. Names and addresses are kept in lower case, so that the binary collation is case-insensitive. */
export const up = `
CREATE TABLE users (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  username VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  password_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
  name VARCHAR(200) NOT NULL DEFAULT '',
  status ENUM('active', 'inactive', 'locked') NOT NULL DEFAULT 'active',
  language ENUM('sv', 'en') NOT NULL DEFAULT 'sv',
  train_replacement_customer BOOLEAN NOT NULL DEFAULT FALSE,
  email_verified_at DATETIME(3) NULL,
  password_changed_at DATETIME(3) NULL,
  last_login_at DATETIME(3) NULL,
  pseudonymised_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY users_username (username),
  UNIQUE KEY users_email (email),
  CONSTRAINT users_username_lower CHECK (username = LOWER(username) AND username <> ''),
  CONSTRAINT users_email_lower CHECK (email = LOWER(email) AND email <> '')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE users';
