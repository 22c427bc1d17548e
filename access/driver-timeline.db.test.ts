// Traces: S1-011
import { expect, it } from 'vitest';
import { fromLocalText } from '@bff/domain/shared/time';
import { createDepot, createOrder, createPriceLists, createUser, createVehicle } from '@db/factories';
import { Journey, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open } = asking(ask, 'sv');
const PATH = '/dashboard/company/drivers';

/** Adds buses to a company, each for a trip of ten hours at a time, driven by somebody or nobody. */
async function sellerOf(companyId: number) {
  const { id: depotId } = await createDepot(companyId);
  const lists = await createPriceLists(companyId);
  return async (departure: string, driverUserId: number | null) => {
    const { id: vehicleId } = await createVehicle(companyId, depotId);
    const { booking } = await createOrder({
      bus: { companyId, depotId, vehicleId, ...lists },
      departure: fromLocalText(departure)!,
      booking: { status: 'booked' },
    });
    await Journey.update({ driverUserId }, { where: { bookingId: booking.id } });
    return booking;
  };
}

/** The page's rows: the name of each, and where its bars lead. */
const rowsIn = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, head = '', bars = '']) => ({
    name: head.replaceAll(/<[^>]*>/g, '').trim(),
    isLink: head.includes('<a '),
    bars: [...bars.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace('/sv/dashboard/company/booking/', '')),
  })); // prettier-ignore

it('shows who drives what, and first what nobody is named for, each with the way to mend it', async () => {
  const [company, stranger] = [await createPerson('COMPANY_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const companyId = company.companyId!;
  const driver = (name: string) => createUser({ roles: ['DRIVER'], companyId, name });
  const [bo, left, idle] = [await driver('Bo Berg'), await driver('Ada Alm'), await driver('Cia Carl')];
  const sell = await sellerOf(companyId);
  const driven = await sell('2090-05-10T08:00', bo.userId);
  const former = await sell('2090-05-11T08:00', left.userId);
  const [open1, open2] = [await sell('2090-05-12T08:00', null), await sell('2090-05-12T09:00', null)];
  const later = await sell('2090-05-20T08:00', bo.userId);
  await (
    await sellerOf(stranger.companyId!)
  )('2090-05-10T08:00', null);
  await User.update({ status: 'inactive' }, { where: { id: left.userId } });

  const namesIn = async (view: string) =>
    rowsIn(await (await open(company, `${PATH}?day=2090-05-12&view=${view}`)).text()).map(({ name, bars }) => [
      name,
      bars.length,
    ]);
  expect(await namesIn('day')).toEqual([
    ['Förare saknas', 2],
    ['Bo Berg', 0],
    ['Cia Carl', 0],
  ]);
  expect(await namesIn('week')).toEqual([['Förare saknas', 2], ['Bo Berg', 1], ['Cia Carl', 0], ['Ada Alm', 1]]); // prettier-ignore
  const month = await (await open(company, `${PATH}?day=2090-05-10&view=month`)).text();
  expect(rowsIn(month)).toEqual([
    { name: 'Förare saknas', isLink: false, bars: [open1, open2].map(({ number }) => `assign-driver/${number}`) },
    { name: 'Bo Berg', isLink: true, bars: [driven, later].map(({ number }) => `details/${number}`) },
    { name: 'Cia Carl', isLink: true, bars: [] },
    // No driver any longer.
    { name: 'Ada Alm', isLink: false, bars: [`details/${former.number}`] },
  ]);
  expect(month).toContain(`/sv/dashboard/company/users/${idle.userId}"`);
  // Nobody else's trips, and invalid parameters are ignored.
  expect(rowsIn(await (await open(stranger, `${PATH}?day=2090-05-10&view=month`)).text())).toHaveLength(1);
  expect((await open(company, `${PATH}?day=igår-&view=år`)).status).toBe(200);
});

it('says that there are no drivers, and where to invite them', async () => {
  const page = await (await open(await createPerson('COMPANY_ADMIN'), PATH)).text();
  expect(page).toContain('Inga förare');
  expect(page).toContain('/sv/dashboard/company/users/list"');
});
