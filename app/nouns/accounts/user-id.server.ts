import { must } from '@bff/domain/shared/errors';

/** The account that an address is about. @throws DomainError `user.notFound` when it cannot be one */
export function userIdOf(id: string | undefined): number {
  must(id !== undefined && /^\d{1,15}$/.test(id), 'user.notFound');
  return Number(id);
}
