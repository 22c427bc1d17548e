import { UniqueConstraintError } from 'sequelize';

/**
 * Whether that unique key refused the row: `violates(error, 'users_email')`. MariaDB reports the key alone, MySQL with its table
 * («users.users_email»).
 */
export function violates(error: unknown, key: string): boolean {
  if (!(error instanceof UniqueConstraintError)) return false;
  const named = / for key '(?:[^']*\.)?([^'.]+)'$/.exec(error.parent.message)?.[1];
  return named === key;
}
