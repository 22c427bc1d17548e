/** Login attempts, by a key made of the account as typed (whether it exists or not) and the origin's address. */
export const table = `
CREATE TABLE IF NOT EXISTS login_attempts (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  account_key CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  address VARCHAR(45) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  succeeded BOOLEAN NOT NULL,
  attempted_at DATETIME(3) NOT NULL,
  user_id BIGINT UNSIGNED NULL,
  PRIMARY KEY (id),
  KEY login_attempts_account (account_key,attempted_at),
  KEY login_attempts_account_address (account_key,address,attempted_at),
  KEY login_attempts_at (attempted_at),
  KEY login_attempts_user (user_id),
  CONSTRAINT login_attempts_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
