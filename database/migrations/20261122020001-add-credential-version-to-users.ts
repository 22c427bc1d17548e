/** Incremented by everything that ends logins: a login verified earlier can no longer start a session. */
export const up =
  'ALTER TABLE users ADD COLUMN credential_version INT UNSIGNED NOT NULL DEFAULT 1 AFTER password_changed_at';

export const down = 'ALTER TABLE users DROP COLUMN credential_version';
