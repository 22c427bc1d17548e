/** New email addresses that wait for their mailed link: one at a time per user. Only the SHA-256 of the link's token is stored. */
export const table = `
CREATE TABLE IF NOT EXISTS email_changes (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  user_id BIGINT UNSIGNED NOT NULL,
  new_email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  token_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  expires_at DATETIME(3) NOT NULL,
  ended_at DATETIME(3) NULL,
  outcome ENUM('confirmed', 'canceled', 'replaced') NULL,
  pending_user_id BIGINT UNSIGNED AS (IF(ended_at IS NULL, user_id, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE KEY email_changes_token (token_hash),
  UNIQUE KEY email_changes_one_pending (pending_user_id),
  KEY email_changes_user (user_id, created_at),
  KEY email_changes_created (created_at),
  CONSTRAINT email_changes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT email_changes_email_lower CHECK (new_email = LOWER(new_email) AND new_email <> ''),
  CONSTRAINT email_changes_end_says_how CHECK ((ended_at IS NULL) = (outcome IS NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
