import { seeUser } from '@bff/domain/accounts';
import { contactInfo } from '@bff/domain/customers';
import { takesOffers } from '@bff/domain/quotes';
import { must } from '@bff/domain/shared/errors';
import type { UserActor } from '@bff/domain/shared/actor';
import { rowId } from '~/http/row-id';

/** The customer of a sale, from its address, and the language of their mails. @throws DomainError `customer.notFound`, `quote.customerWithoutLogin` */
export async function saleCustomer(actor: UserActor, { searchParams }: URL) {
  const id = rowId(searchParams.get('customer') ?? undefined, 'customer.notFound');
  const customer = await contactInfo(actor, id);
  must(takesOffers(customer), 'quote.customerWithoutLogin');
  const { companyName, name, email, userId } = customer;
  const account = userId === null ? undefined : (await seeUser(actor, userId)).user;
  return { id, name: companyName ?? name, email, ...(account && { language: account.language }) };
}
