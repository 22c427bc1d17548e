import { must } from '@bff/domain/shared/errors';

/** The customer that an address is about. @throws DomainError `customer.notFound` when it cannot be one */
export function customerIdOf(id: string | undefined): number {
  must(id !== undefined && /^\d{1,15}$/.test(id), 'customer.notFound');
  return Number(id);
}
