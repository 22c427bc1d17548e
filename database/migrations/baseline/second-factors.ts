/** Users with a second factor (RFC 6238): the secret is sealed, and `last_step` is the latest time step used, so that no code works twice. */
export const table = `
CREATE TABLE IF NOT EXISTS second_factors (
  user_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  secret VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  last_step BIGINT UNSIGNED NOT NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  CONSTRAINT second_factors_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
