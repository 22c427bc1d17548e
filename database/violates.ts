import { UniqueConstraintError } from 'sequelize';

/**
 * Whether that unique key has refused the row: `violates(error, 'users_email')`. MariaDB names the key alone, MySQL with its table before
 * it («users.users_email»).
 */
export function violates(error: unknown, key: string): boolean {
  if (!(error instanceof UniqueConstraintError)) return false;
  const named = / for key '(?:[^']*\.)?([^'.]+)'$/.exec(error.parent.message)?.[1];
  return named === key;
}
