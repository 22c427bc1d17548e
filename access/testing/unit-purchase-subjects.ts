import { randomUUID } from 'node:crypto';
import { issueOrderReceipt } from '@bff/domain/bookings/order-receipt';
import { customerOfOrganisation } from '@bff/domain/customers';
import { dealOrganisationStore } from '@bff/domain/deal-organisations/deal-organisation.store';
import { DAY } from '@bff/domain/shared/time';
import { inTransaction } from '@bff/platform/transaction';
import { createOrder } from '@db/factories';
import { Payment } from '@db/models';
import { selectOne } from '@db/query';
import { DEAL_BUYERS } from '../outcomes';
import type { SubjectKind } from '../rows';
import type { Person } from './people';
import { anOffer, RESERVATION_FORM, startedHold } from './subjects';

let made = 0;

async function topUnitOf({ organisationId }: Person): Promise<number> {
  const top = await selectOne<{ id: number }>(
    'SELECT id FROM deal_units WHERE organisation_id = :organisationId AND parent_id IS NULL',
    { organisationId },
  );
  return top!.id;
}

/** A trip in two months, bought for the top unit of somebody's organisation. */
async function bought(owner: Person) {
  const { actor, organisationId } = owner;
  if (!actor || organisationId === null) throw new Error('somebody of an organisation owns this');
  const unitId = await topUnitOf(owner);
  const organisation = await dealOrganisationStore.find(organisationId);
  const customerId = await inTransaction(() => customerOfOrganisation(organisation!));
  const mark = `Hemlig Enhetsresa ${++made}`;
  const { order, booking } = await createOrder({
    customer: { userId: actor.userId, customerId },
    departure: new Date(Date.now() + 60 * DAY),
    order: { dealOrganisationId: organisationId, dealUnitId: unitId, contactName: mark },
  });
  return { order, booking, secrets: [mark] };
}

const AGREED = { agreedFee: '2000000' };

/** By its order's number. The unit's finance role sees it in the organisation's own area. */
export const aUnitPurchase: SubjectKind = {
  owners: [...DEAL_BUYERS, 'DEAL_CUSTOMER_FINANCE'],
  make: async (owner) => {
    const { order, secrets } = await bought(owner);
    return { params: { id: order.number }, fields: AGREED, secrets };
  },
};

/** Paid by card, so that there is a receipt. */
export const aPaidUnitPurchase: SubjectKind = {
  owners: aUnitPurchase.owners,
  make: async (owner) => {
    const { order, secrets } = await bought(owner);
    const paid = { orderId: order.id, amount: order.total, capturedAmount: order.total };
    await Payment.create({ ...paid, status: 'succeeded', succeededAt: new Date(), idempotencyKey: randomUUID() });
    await inTransaction(() => issueOrderReceipt(order.number));
    return { params: { id: order.number }, secrets };
  },
};

/** One of its buses. */
export const aUnitBooking: SubjectKind = {
  owners: DEAL_BUYERS,
  make: async (owner) => {
    const { booking, secrets } = await bought(owner);
    return { params: { id: booking.number }, secrets };
  },
};

/** A bus held for a unit, with the form that chooses the unit. */
export const aUnitReservation: SubjectKind = {
  owners: DEAL_BUYERS,
  make: async (owner) => {
    const { body } = await anOffer.make(owner);
    const order = await startedHold(owner, (body as { offer: string }).offer);
    return { query: { order }, fields: { ...RESERVATION_FORM, unitId: String(await topUnitOf(owner)) } };
  },
};
