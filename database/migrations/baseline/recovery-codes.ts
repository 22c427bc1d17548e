/** Recovery codes for a lost second factor; each works once. Only a keyed hash is stored. */
export const table = `
CREATE TABLE IF NOT EXISTS recovery_codes (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  user_id BIGINT UNSIGNED NOT NULL,
  code_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  used_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  UNIQUE KEY recovery_codes_code (user_id, code_hash),
  CONSTRAINT recovery_codes_factor FOREIGN KEY (user_id) REFERENCES second_factors (user_id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
