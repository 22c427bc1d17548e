import { expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { addNote } from '@bff/domain/notes';
import type { UserActor } from '@bff/domain/shared/actor';
import { createUser } from '@db/factories';
import { Company, Customer, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { quickFind } from './quick-find';

useTestDatabase();

it('finds notes by their words, for the side that wrote them', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { operator, bookings, companyId, customer } = await orderFixture();
  const { number } = bookings[0]!;
  const company = await Company.findByPk(companyId);
  const buyer = await Customer.findByPk(customer.customerId);
  await addNote(admin, { about: { bookingNumber: number }, text: 'Krokodilen åker\nlängst bak' });
  await addNote(admin, { about: { companyId }, text: 'Har burat in en krokodil' });
  await addNote(admin, { about: { customerId: customer.customerId }, text: 'Äger en krokodil' });
  await addNote(operator, { about: { bookingNumber: number }, text: 'Krokodil, ta med handskar' });
  const notes = async (actor: UserActor, text: string) =>
    (await quickFind(actor, text)).filter(({ kind }) => kind === 'note');
  expect(await notes(admin, 'krokodil')).toMatchObject([
    {
      name: 'Äger en krokodil',
      detail: buyer!.companyName ?? buyer!.name,
      about: { customerId: customer.customerId },
    },
    { name: 'Har burat in en krokodil', detail: company!.name, about: { companyId } },
    { name: 'Krokodilen åker längst bak', detail: number, about: { bookingNumber: number } },
  ]);
  expect(await notes(admin, 'bak krokodil')).toHaveLength(1);
  expect((await notes(operator, 'krokodil')).map(({ name }) => name)).toEqual(['Krokodil, ta med handskar']);
  expect(await notes((await orderFixture()).operator, 'krokodil')).toEqual([]);
  expect(await notes(customer, 'krokodil')).toEqual([]);
});

it('names the driver of a booking that was found by it', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { driver, bookingNumber } = await journeyFixture();
  await User.update({ name: 'Gerda Gasar' }, { where: { id: driver.userId } });
  const found = await quickFind(admin, 'gerda');
  expect(found.map(({ kind }) => kind)).toEqual(['bookingOfOrder', 'user']);
  expect(found[0]).toMatchObject({ id: bookingNumber, detail: expect.stringMatching(/, Gerda Gasar$/) as string });
});
