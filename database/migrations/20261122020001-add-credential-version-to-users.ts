/** Raised by whatever ends logins: a login that was verified before it starts nothing any more. */
export const up =
  'ALTER TABLE users ADD COLUMN credential_version INT UNSIGNED NOT NULL DEFAULT 1 AFTER password_changed_at';

export const down = 'ALTER TABLE users DROP COLUMN credential_version';
