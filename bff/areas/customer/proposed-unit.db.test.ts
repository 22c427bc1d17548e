import { beforeEach, describe, expect, it } from 'vitest';
import { customerOfOrganisation } from '@bff/domain/customers';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import {
  type CreatedDealOrganisation,
  createDealOrganisation,
  createOrder,
  createUser,
  giveDealRight,
} from '@db/factories';
import { DealOrganisation, DealRight, DealUnit } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { reservationView } from './reservation-view';

describe('the unit that a reservation proposes', () => {
  useTestDatabase();

  let organisation: CreatedDealOrganisation;
  let booker: UserActor;
  let customerId: number;
  const member = async (...unitIds: number[]): Promise<UserActor> => {
    const user = await createUser({ roles: ['DEAL_CUSTOMER_BOOKER'] });
    for (const unitId of unitIds) await giveDealRight(user, organisation, unitId, 'booker');
    const rights = unitIds.map((unitId) => ({ unitId, role: 'booker' as const }));
    return { ...user, deal: { organisationId: organisation.organisationId, rights } };
  };
  beforeEach(async () => {
    organisation = await createDealOrganisation();
    booker = await member(organisation.middleId);
    const row = await DealOrganisation.findByPk(organisation.organisationId, { rejectOnEmpty: true });
    customerId = await inTransaction(() => customerOfOrganisation(row));
  });

  const order = async ({ userId }: UserActor, dealUnitId: number | null) =>
    (
      await createOrder({
        customer: { userId, customerId },
        departure: new Date(clock.millis() + 10 * DAY),
        order: {
          dealOrganisationId: organisation.organisationId,
          dealUnitId,
          ...(dealUnitId === null && {
            paymentMethod: null,
            termsAcceptedAt: null,
            holdExpiresAt: new Date(clock.millis() + HOUR),
          }),
        },
        booking: { status: dealUnitId === null ? 'preliminaryBooked' : 'booked' },
      })
    ).order.number;
  const proposedTo = async (actor: UserActor) => {
    const view = await reservationView(actor, await order(actor, null));
    return 'unitId' in view ? view.unitId : view;
  };

  it('is the one that its booker last bought for, never a colleague’s', async () => {
    await order(await member(organisation.middleId), organisation.middleId);
    expect(await proposedTo(booker)).toBeNull();
    await order(booker, organisation.lowId);
    expect(await proposedTo(booker)).toBe(organisation.lowId);
    await order(booker, organisation.middleId);
    expect(await proposedTo(booker)).toBe(organisation.middleId);
  });

  it('is none when the right is gone or the unit is closed, and the only one when there is no other', async () => {
    await order(booker, organisation.topId);
    expect(await proposedTo(booker)).toBeNull();
    await order(booker, organisation.middleId);
    await DealRight.destroy({ where: { userId: booker.userId } });
    await giveDealRight(booker, organisation, organisation.lowId, 'booker');
    expect(await proposedTo(booker)).toBe(organisation.lowId);
    await giveDealRight(booker, organisation, organisation.middleId, 'booker');
    expect(await proposedTo(booker)).toBe(organisation.middleId);
    await order(booker, organisation.lowId);
    await DealUnit.create({
      organisationId: organisation.organisationId,
      parentId: organisation.middleId,
      name: 'Södra',
    });
    await DealUnit.update({ status: 'inactive' }, { where: { id: organisation.lowId } });
    expect(await proposedTo(booker)).toBeNull();
  });
});
