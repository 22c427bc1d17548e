/**
 * Accounts to be deleted as soon as possible (decision 0240). `due_at` is null until the owner has been told the day; the row goes with the
 * account, or when the request is withdrawn.
 */
export const table = `
CREATE TABLE IF NOT EXISTS account_deletions (
  user_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  asked_by_user_id BIGINT UNSIGNED NOT NULL,
  asked_at DATETIME(3) NOT NULL,
  due_at DATETIME(3) NULL,
  KEY account_deletions_asked (asked_at),
  CONSTRAINT account_deletions_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT account_deletions_asked_by FOREIGN KEY (asked_by_user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT account_deletions_due CHECK (due_at > asked_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
