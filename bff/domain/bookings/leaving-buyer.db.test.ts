// Traces: S8-674
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerUserManager } from '@bff/domain/accounts';
import { customerOfOrganisation } from '@bff/domain/customers';
import { dealUserManager, personalDataOfDealUsers } from '@bff/domain/deal-organisations';
import { deleteUser, registerPersonalData } from '@bff/domain/erasure';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import {
  type CreatedDealOrganisation,
  createDealOrganisation,
  createOrder,
  createUser,
  giveDealRight,
} from '@db/factories';
import { DealOrganisation, DealUnit, Order, OrderStop, OutboxMessage, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { personalDataOfBookings } from './personal-data';

describe('an account that has bought for a unit', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(() => {
    registerPersonalData(personalDataOfBookings);
    registerPersonalData(personalDataOfDealUsers);
    registerUserManager(dealUserManager);
  });

  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { key?: string; params?: unknown[] }) => [error.key ?? error, ...(error.params ?? [])].join(),
    );
  const member = async (unitId: number, role: 'admin' | 'booker' | 'finance' | 'user', name: string) => {
    const roles = ({ admin: 'ADMIN', booker: 'BOOKER', finance: 'FINANCE', user: 'USER' } as const)[role];
    const actor = await createUser({ roles: [`DEAL_CUSTOMER_${roles}`], passwordHash: 'x' });
    await User.update({ name, phone: '+46701740611' }, { where: { id: actor.userId } });
    await giveDealRight(actor, organisation, unitId, role);
    return actor;
  };
  const emailOf = async ({ userId }: UserActor) => (await User.findByPk(userId, { rejectOnEmpty: true })).email;

  let organisation: CreatedDealOrganisation;
  let admin: UserActor;
  let booker: UserActor;
  let customerId: number;
  beforeEach(async () => {
    organisation = await createDealOrganisation();
    admin = await member(organisation.topId, 'admin', 'Topp Administratör');
    booker = await member(organisation.lowId, 'booker', 'Åsa Bokare');
    const row = await DealOrganisation.findByPk(organisation.organisationId, { rejectOnEmpty: true });
    customerId = await inTransaction(() => customerOfOrganisation(row));
  });

  const tripIn = async (days: number, unitId: number | null = organisation.lowId) => {
    const { order } = await createOrder({
      customer: { userId: booker.userId, customerId },
      departure: new Date(clock.millis() + days * DAY),
      order: {
        dealOrganisationId: organisation.organisationId,
        dealUnitId: unitId,
        contactName: 'Åsa Bokare',
        comment: 'Skolklass 4B',
        ...(unitId === null && { paymentMethod: null }),
      },
      booking: { status: unitId === null ? 'preliminaryBooked' : 'booked' },
    });
    await OrderStop.update({ street: 'Skolgatan 1' }, { where: { orderId: order.id } });
    return order;
  };
  const mailsTo = async (email: string) =>
    (await OutboxMessage.findAll({ where: { kind: 'mail' } }))
      .map(({ payload }) => payload as { template: string; to: string; data: { trips?: { number: string }[] } })
      .filter(({ template, to }) => template === 'unitTripsHandedOver' && to === email);

  it('hands its coming trips over to the unit: the nearest buyer becomes the contact, and is told', async () => {
    const coming = await tripIn(10);
    const recent = await tripIn(-5);
    const old = await tripIn(-30);
    await member(organisation.lowId, 'finance', 'Finn Ekonom');
    await member(organisation.middleId, 'booker', 'Mitt Bokare');
    const next = await member(organisation.lowId, 'booker', 'Nils Bokare');
    expect(await outcomeOf(deleteUser(admin, booker.userId))).toBe('done');
    const email = await emailOf(next);
    for (const order of [coming, recent]) {
      await order.reload();
      expect(order).toMatchObject({ contactName: 'Nils Bokare', contactEmail: email, contactPhone: '+46701740611' });
    }
    // What the driver and the unit need to know about the trip does not depend on who booked it.
    expect(coming.comment).toBe('Skolklass 4B');
    expect(await OrderStop.count({ where: { orderId: coming.id, street: 'Skolgatan 1' } })).toBe(2);
    expect(await old.reload()).toMatchObject({ contactName: '', contactEmail: '', contactPhone: '' });
    const told = await mailsTo(email);
    expect(told.map(({ data }) => data.trips?.map(({ number }) => number))).toEqual([[coming.number]]);
  });

  it('hands them to an administrator above when the unit has nobody else', async () => {
    const coming = await tripIn(10);
    expect(await outcomeOf(deleteUser(admin, booker.userId))).toBe('done');
    expect(await coming.reload()).toMatchObject({ contactEmail: await emailOf(admin) });
  });

  it('is not deleted while nobody else could look after the trips; a held bus without a unit prevents nothing', async () => {
    await tripIn(10, null);
    // Bought for the top unit, with a right that was revoked later.
    const coming = await tripIn(10, organisation.topId);
    const manager = await member(organisation.middleId, 'admin', 'Mia Chef');
    // The finance role cannot buy, and a user without a password yet takes nothing over.
    await member(organisation.topId, 'finance', 'Finn Ekonom');
    const invited = await member(organisation.topId, 'booker', 'Ina Inbjuden');
    await User.update({ passwordHash: null }, { where: { id: invited.userId } });
    await User.update({ status: 'inactive' }, { where: { id: admin.userId } });
    const top = (await DealUnit.findByPk(organisation.topId))!.name;
    expect(await outcomeOf(deleteUser(manager, booker.userId))).toBe(`dealUnit.tripsAlone,${top}`);
    expect(await coming.reload()).toMatchObject({ contactName: 'Åsa Bokare' });
    await User.update({ passwordHash: 'x' }, { where: { id: invited.userId } });
    expect(await outcomeOf(deleteUser(manager, booker.userId))).toBe('done');
    expect(await coming.reload()).toMatchObject({ contactName: 'Ina Inbjuden' });
    expect(await Order.count({ where: { userId: booker.userId, contactName: 'Åsa Bokare' } })).toBe(0);
  });
});
