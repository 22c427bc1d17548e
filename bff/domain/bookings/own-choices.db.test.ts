import { beforeAll, describe, expect, it } from 'vitest';
import { customerOfOrganisation } from '@bff/domain/customers';
import type { UserActor } from '@bff/domain/shared/actor';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { createCustomer, createDealOrganisation, createUser } from '@db/factories';
import { DealOrganisation, Order } from '@db/models';
import { statementsOf } from '@db/testing/count-statements';
import { useTestDatabase } from '@db/testing/test-database';
import { listOrders } from './list-orders';
import { ownChoices } from './own-choices.store';
import { canceledByOperator } from './testing/canceled-by-operator';
import { useRoads } from './testing/market';
import { orderFixture } from './testing/order-fixture';

describe('what somebody is to choose', () => {
  useTestDatabase();
  beforeAll(useRoads);

  it('is told with its trip and deadline, to its customer alone', async () => {
    const { customer, number, departure } = await canceledByOperator();
    const [choice, ...others] = await ownChoices(customer);
    expect(others).toEqual([]);
    expect(choice).toMatchObject({
      bookingNumber: number,
      from: 'Uppsala',
      to: 'Gävle',
      departure,
      othersDrive: false,
    });
    expect(choice!.deadline.getTime() - clock.millis()).toBeGreaterThan(23 * HOUR);
    expect(await ownChoices(await createCustomer())).toEqual([]);
    expect(await ownChoices(await createUser({ roles: ['COMPANY_ADMIN'] }))).toEqual([]);
  });

  it('is told to who bought it for a unit, as long as they may buy for it', async () => {
    const organisation = await createDealOrganisation();
    const { organisationId, middleId } = organisation;
    const row = await DealOrganisation.findByPk(organisationId, { rejectOnEmpty: true });
    const customerId = await inTransaction(() => customerOfOrganisation(row));
    const user = await createUser({ roles: ['DEAL_CUSTOMER_BOOKER'] });
    const { orderId, number } = await canceledByOperator();
    const purchase = { customerId, userId: user.userId, dealOrganisationId: organisationId, dealUnitId: middleId };
    await Order.update(purchase, { where: { id: orderId } });
    const booker = (...unitIds: number[]): UserActor => ({
      ...user,
      deal: { organisationId, rights: unitIds.map((unitId) => ({ unitId, role: 'booker' as const })) },
    });
    expect((await ownChoices(booker(middleId))).map(({ bookingNumber }) => bookingNumber)).toEqual([number]);
    expect(await ownChoices(booker())).toEqual([]);
  });

  it('costs every page one statement while nothing waits', async () => {
    const customer = await createCustomer();
    await orderFixture({ customer });
    await canceledByOperator();
    expect(await statementsOf(() => ownChoices(customer))).toBe(1);
    expect(await statementsOf(() => ownChoices({ ...customer, customerId: null }))).toBe(0);
  });

  it('costs a list of trips the same statements, however many rows it has', async () => {
    const customer = await createCustomer();
    const read = () =>
      listOrders('sv', { of: { customerId: customer.customerId }, when: 'all', text: '', sort: 'departure', descending: false, page: 1, pageSize: 20 }); // prettier-ignore
    await canceledByOperator({ customer });
    const ofOne = await statementsOf(read);
    await canceledByOperator({ customer });
    await orderFixture({ customer, seats: [50, 50] });
    expect(await statementsOf(read)).toBe(ofOne);
  });
});
