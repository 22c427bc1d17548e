import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { customerOfOrganisation } from '@bff/domain/customers';
import { dealOrganisationStore } from '@bff/domain/deal-organisations/deal-organisation.store';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { DAY } from '@bff/domain/shared/time';
import { DealUnit, Order } from '@db/models';
import type { SubjectKind } from '../rows';
import { createPerson } from './people';
import { newQuote } from './quote-subjects';

/** An organisation's purchases and requests belong to its traffic controllers, to be viewed. */
const owners: SubjectKind['owners'] = ['TRAFFIC_CONTROLLER'];
let made = 0;

/** A paid trip of the organisation, for its top unit. */
export async function organisationTrip(
  organisationId: number,
  departure: Date,
  more: Parameters<typeof journeyFixture>[0] = {},
) {
  const journey = await journeyFixture({ departure, ...more });
  const organisation = await dealOrganisationStore.find(organisationId);
  const customerId = await inTransaction(() => customerOfOrganisation(organisation!));
  const unit = await DealUnit.findOne({ where: { organisationId, parentId: null }, rejectOnEmpty: true });
  const bought = { customerId, dealOrganisationId: organisationId, dealUnitId: unit.id };
  await Order.update(bought, { where: { id: journey.orderId } });
  return journey;
}

/** A journey to watch. */
export const aWatchedJourney: SubjectKind = {
  owners,
  make: async ({ organisationId }) => {
    const { number, orderId } = await organisationTrip(organisationId!, new Date(clock.millis() + DAY));
    const mark = `Hemlig Ledare ${++made}`;
    await Order.update({ contactName: mark }, { where: { id: orderId } });
    return { params: { id: number }, secrets: [mark] };
  },
};

/** The same, at the address that asks whether to act for its organisation. */
export const anOwnedJourney: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params } = await aWatchedJourney.make(owner);
    // The page names the organisation and nothing of the journey.
    return { query: { journey: params!['id']! } };
  },
};

/** A quote request with a quote. */
export const aWatchedRequest: SubjectKind = {
  owners,
  make: async ({ organisationId }) => {
    const booker = await createPerson('DEAL_CUSTOMER_BOOKER', { organisationId: organisationId! });
    const { number } = await newQuote(booker, await createPerson('COMPANY_ADMIN'));
    return { params: { id: number }, secrets: [`Hemlig kör`] };
  },
};
