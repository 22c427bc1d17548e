/** Bearer tokens of the API by the SHA-256 of their `jti`: a token without a row, or a revoked one, is rejected. */
export const table = `
CREATE TABLE IF NOT EXISTS access_tokens (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  token_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  user_id BIGINT UNSIGNED NOT NULL,
  expires_at DATETIME(3) NOT NULL,
  revoked_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE KEY access_tokens_hash (token_hash),
  KEY access_tokens_user (user_id),
  KEY access_tokens_expires (expires_at),
  CONSTRAINT access_tokens_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
