// Traces: S5-012, S8-656, S8-657
import { customerOfOrganisation, knownCustomerOfOrganisation } from '@bff/domain/customers';
import { type DealOrganisation, organisationThatAsks, organisationThatBuys } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { buysForUnits } from '@bff/domain/shared/buying-units';
import { must } from '@bff/domain/shared/errors';
import { inTransaction } from '@bff/platform/transaction';
import type { HoldingBuyer } from './booking.store';

/** The customer record that a purchase is made with. */
export interface Buying extends HoldingBuyer {
  /** The organisation that buys; null if the actor buys for themselves. */
  dealOrganisationId: number | null;
}

/**
 * Whom the actor buys for: themselves, or the organisation whose units they may buy for.
 * @throws DomainError `auth.noPermission`, `dealUnit.noneToBuyFor`, `dealOrganisation.noCard`
 */
export const buyingCustomer = (actor: UserActor): Promise<Buying> => customerOf(actor, organisationThatBuys);

/**
 * Whom the actor asks for: the same, and for somebody who only belongs to an organisation's units the organisation too.
 * @throws DomainError `auth.noPermission`, `dealUnit.noneToBuyFor`, `dealOrganisation.noCard`
 */
export const askingCustomer = (actor: UserActor): Promise<Buying> =>
  customerOf(actor, buysForUnits(actor) ? organisationThatBuys : organisationThatAsks);

/**
 * The same for a page, which writes nothing. Undefined: an organisation that has not bought anything yet.
 * @throws DomainError as `buyingCustomer`
 */
export async function knownBuyingCustomer(actor: UserActor): Promise<HoldingBuyer | undefined> {
  const { userId, customerId } = actor;
  if (customerId !== null) return { customerId, userId };
  const known = await knownCustomerOfOrganisation((await organisationOf(actor, organisationThatBuys)).id);
  return known === undefined ? undefined : { customerId: known, userId };
}

async function customerOf(actor: UserActor, buying: typeof organisationThatBuys): Promise<Buying> {
  const { userId, customerId } = actor;
  if (customerId !== null) return { customerId, userId, dealOrganisationId: null };
  const organisation = await organisationOf(actor, buying);
  const ofOrganisation = await inTransaction(() => customerOfOrganisation(organisation));
  return { customerId: ofOrganisation, userId, dealOrganisationId: organisation.id };
}

async function organisationOf(actor: UserActor, buying: typeof organisationThatBuys): Promise<DealOrganisation> {
  must(actor.deal, 'auth.noPermission');
  const organisation = await buying(actor);
  must(organisation.paymentOptions.includes('card'), 'dealOrganisation.noCard', [organisation.name]);
  return organisation;
}
