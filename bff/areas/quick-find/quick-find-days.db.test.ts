import { describe, expect, it } from 'vitest';
import { createDealOrganisation, createUser } from '@db/factories';
import { Customer, Order } from '@db/models';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { quickFind } from './quick-find';

useTestDatabase();

describe('quick-find of what a traffic controller watches', () => {
  it('finds a watched journey by what it says and its day together, and none by a text that means nothing', async () => {
    const { organisationId, topId } = await createDealOrganisation();
    const { number, orderId } = await journeyFixture({ departure: new Date('2031-06-07T08:00:00Z') });
    const bought = {
      organisationId,
      customerType: 'CORPORATE',
      companyName: 'Kommunen',
      orgNumber: '5599000667',
    } as const;
    const { id: customerId } = await Customer.create({ ...bought, name: 'Kim', email: 'kim@demo.invalid' });
    await Order.update(
      { customerId, dealOrganisationId: organisationId, dealUnitId: topId },
      { where: { id: orderId } },
    );
    const controller = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
    await execute('INSERT INTO traffic_controller_organisations (user_id, organisation_id) VALUES (:userId, :id)', {
      userId: controller.userId,
      id: organisationId,
    });
    const served = [{ id: organisationId, name: 'Kund' }];
    const found = async (text: string) =>
      (await quickFind(controller, text, { served, active: served[0]! })).map(({ id }) => id);
    for (const text of ['Uppsala 7 juni 2031', '2031-06-07 gävle']) expect(await found(text), text).toEqual([number]);
    for (const text of ['Uppsala 8 juni 2031', 'Kiruna 7 juni 2031', '%%', '070/174'])
      expect(await found(text), text).toEqual([]);
  });
});
