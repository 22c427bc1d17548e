/**
 * The person behind a deleted account that had bought something: what accounting requires, sealed, until the end of the seventh year (BFL
 * 7:2). Then the row is deleted, and nothing leads back to the person.
 */
export const table = `
CREATE TABLE IF NOT EXISTS deleted_accounts (
  user_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  sealed TEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  keep_until DATE NOT NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  KEY deleted_accounts_keep (keep_until),
  CONSTRAINT deleted_accounts_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
