import type { PriceListKind } from '@states/price-list-kinds';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { createBookableVehicle, createOrder, createUser } from '@db/factories';
import { DAY } from '@bff/domain/shared/time';
import { execute } from '@db/query';
import { createPerson } from '../testing/people';
import { aNewPriceList, keptList, type Scope } from '../testing/price-list-subjects';
import { admin, formOf, opened, type StateCase } from './state-case';

const COMPANY = '/dashboard/company';
const operator = () => createPerson('COMPANY_ADMIN');

/** The form of a new list, with those values typed. */
const added =
  (kind: PriceListKind, scope: Scope, change: Record<string, string>): StateCase =>
  async ({ send }) => {
    const person = await operator();
    const { fields } = await formOf(aNewPriceList(kind, scope), person);
    return send(person, `${COMPANY}/${kind}-costs/add-${scope}`, { ...fields, ...change });
  };

/** Rules of an operator’s price lists. */
export const pricePages: Partial<Record<ErrorKey, StateCase>> = {
  'priceList.notFound': opened(`${COMPANY}/vehicle-costs/basic-details/999999`, operator),
  'priceList.overlaps': async ({ send }) => {
    const person = await operator();
    const { fields } = await formOf(aNewPriceList('driving', 'basic'), person);
    for (const validFrom of ['2028-01-01', '2027-01-01']) {
      const answer = await send(person, `${COMPANY}/driving-costs/add-basic`, { ...fields, validFrom });
      if (answer.status >= 400) return answer;
    }
    throw new Error('two basic lists count on one day');
  },
  'priceList.inUse': async ({ send }) => {
    const bus = await createBookableVehicle();
    const { companyId } = bus;
    const person = await operator();
    await execute('UPDATE users SET company_id = :companyId WHERE id = :id', { companyId, id: person.actor!.userId });
    const { booking } = await createOrder({ bus, departure: new Date(Date.now() + 30 * DAY) });
    await booking.update({ vehicleCostListId: bus.vehicleCostListId });
    return send(person, `${COMPANY}/vehicle-costs/remove/${bus.vehicleCostListId}?scope=basic`, {});
  },
  'priceList.periodOrder': added('vehicle', 'basic', { validTo: '2026-12-31' }),
  'priceList.endMissing': added('driving', 'exception', { validTo: '' }),
  'priceList.minimumBelowFree': added('driving', 'basic', { freeMetres: '60', minimumMetres: '50' }),
  'priceList.maximumNotAbove': added('driving', 'basic', { minimumMetres: '50', maximumMetres: '50' }),
  'priceList.noVehicles': added('vehicle', 'exception', { subjects: '' }),
  'priceList.noDrivers': added('driver', 'exception', { subjects: '' }),
  'priceList.differentUnits': added('driver', 'basic', { obWeekday: '25', obWeekend: '60', obWeekendUnit: 'amount' }),
  'priceList.farFromBasic': async ({ send }) => {
    const { companyId } = await createBookableVehicle();
    const path = `/dashboard/admin/prices/add/${companyId}/vehicle`;
    return send(await admin(), path, {
      name: 'Mässan',
      validFrom: '2027-05-01',
      validTo: '2027-05-05',
      pricePerHour: '4',
    });
  },
  'driver.notFound': async ({ send }) => {
    const person = await operator();
    const { fields } = await formOf(aNewPriceList('driver', 'exception'), person);
    const stranger = await createUser({ roles: ['DRIVER'], companyId: (await createBookableVehicle()).companyId });
    return send(person, `${COMPANY}/driver-costs/add-exception`, { ...fields, subjects: String(stranger.userId) });
  },
  'priceList.missing': async ({ open }) => {
    const person = await operator();
    const { id } = await keptList(person, 'vehicle', 'basic');
    return open(person, `${COMPANY}/vehicle-costs/basic-details/${id}`);
  },
};
