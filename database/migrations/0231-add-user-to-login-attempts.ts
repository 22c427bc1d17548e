/** Whose account a lock for everybody is, so that administrators find locked people; null where the account does not exist. */
export const up = `
ALTER TABLE login_attempts
  ADD COLUMN user_id BIGINT UNSIGNED NULL,
  ADD CONSTRAINT login_attempts_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
`;

export const down =
  'ALTER TABLE login_attempts DROP FOREIGN KEY login_attempts_user, DROP KEY login_attempts_user, DROP COLUMN user_id';
