import { must } from '@bff/domain/shared/errors';

/** The id of the customer in an address. @throws DomainError `customer.notFound` if it cannot be one */
export function customerIdOf(id: string | undefined): number {
  must(id !== undefined && /^\d{1,15}$/.test(id), 'customer.notFound');
  return Number(id);
}
