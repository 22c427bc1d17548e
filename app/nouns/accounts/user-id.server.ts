import { must } from '@bff/domain/shared/errors';

/** The id of the account that an address names. @throws DomainError `user.notFound` if it cannot be one */
export function userIdOf(id: string | undefined): number {
  must(id !== undefined && /^\d{1,15}$/.test(id), 'user.notFound');
  return Number(id);
}
