import { Op } from 'sequelize';
import type { PriceListKind } from '@states/price-list-kinds';
import { addPriceList, seePriceList } from '@bff/domain/pricing';
import { createCompany, createDepot, createUser, createVehicle } from '@db/factories';
import { PRICE_COLUMNS } from '@bff/domain/pricing/price-list-record';
import { PRICE_LISTS } from '@db/models';
import type { SubjectKind } from '../rows';
import type { Person } from './people';

export type Scope = 'basic' | 'exception';

/** What is typed into the form of each kind. */
export const TYPED: Record<PriceListKind, Readonly<Record<string, string>>> = {
  vehicle: { pricePerHour: '450' },
  driving: { pricePerKm: '19,50' },
  driver: {
    costPerHour: '380',
    obWeekdayUnit: 'percent',
    obWeekendUnit: 'percent',
    overtimeNormalUnit: 'percent',
    overtimeQualifiedUnit: 'percent',
  },
};
const MAIN = { vehicle: 'pricePerHour', driving: 'pricePerKm', driver: 'costPerHour' } as const;

/** Those that trips are booked with. */
const NOT_OVER = { validFrom: { [Op.gte]: '2021-01-01' } };

let made = 0;

/** The bus or driver of the company that an exception list of that kind is for. */
async function subjectOf(kind: PriceListKind, companyId: number): Promise<number> {
  if (kind === 'driver') return (await createUser({ roles: ['DRIVER'], companyId })).userId;
  return (await createVehicle(companyId, (await createDepot(companyId)).id)).id;
}

const nothing = (kind: PriceListKind) => Object.fromEntries(PRICE_COLUMNS[kind].map((column) => [column, null]));

/** A list of a company’s own, after removing its earlier basic ones. */
export const keptList = async ({ actor, companyId }: Person, kind: PriceListKind, scope: Scope) => {
  const name = `Hemlig lista ${++made}`;
  if (scope === 'basic') await PRICE_LISTS[kind].destroy({ where: { companyId: companyId!, scope, ...NOT_OVER } });
  const subjects = scope === 'exception' ? [await subjectOf(kind, companyId!)] : [];
  const list = {
    name,
    validFrom: '2027-01-01',
    validTo: scope === 'exception' ? '2027-12-31' : null,
    prices: { ...nothing(kind), [MAIN[kind]]: 40_000 },
    subjects,
  };
  const which = { kind, scope, companyId: companyId! };
  const id = await addPriceList(actor!, { ...which, list, unitsConfirmed: true });
  const { revision } = await seePriceList(actor!, { ...which, id });
  return { id, name, list, revision };
};

/** A company’s own list, with the form that changes it. */
export const aPriceList = (kind: PriceListKind, scope: Scope): SubjectKind => ({
  owners: ['COMPANY_ADMIN'],
  make: async (owner) => {
    const { id, name, list, revision } = await keptList(owner, kind, scope);
    const { validFrom, validTo, subjects } = list;
    return {
      params: { id: String(id) },
      fields: {
        ...TYPED[kind],
        name: `${name} ändrad`,
        validFrom,
        ...(validTo === null ? {} : { validTo }),
        ...(subjects[0] === undefined ? {} : { subjects: String(subjects[0]) }),
        revision,
      },
      secrets: [name],
    };
  },
});

const ADMINS: SubjectKind['owners'] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];

/** A company's temporary prices, one about to be entered by an administrator, and existing ones. */
export const temporaryPrices: SubjectKind = {
  owners: ADMINS,
  make: async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const company = await createCompany({ name: `Hemliga Priser ${++made} AB` });
    const prices = { ...nothing('vehicle'), pricePerHour: 40_000 };
    const list = { name: 'Mässan', validFrom: '2027-05-01', validTo: '2027-05-05', prices, subjects: [] };
    const which = { kind: 'vehicle', scope: 'temporary', companyId: company.id } as const;
    const id = await addPriceList(admin, { ...which, list, unitsConfirmed: true });
    return {
      params: { company: String(company.id), kind: 'vehicle', id: String(id) },
      fields: { ...TYPED.vehicle, name: 'Sommaren', validFrom: '2027-06-01', validTo: '2027-08-31' },
      secrets: [list.name],
    };
  },
};

/** A list about to be added. */
export const aNewPriceList = (kind: PriceListKind, scope: Scope): SubjectKind => ({
  owners: ['COMPANY_ADMIN'],
  make: async ({ companyId }) => {
    if (scope === 'basic') await PRICE_LISTS[kind].destroy({ where: { companyId: companyId!, scope, ...NOT_OVER } });
    const subject = scope === 'exception' ? await subjectOf(kind, companyId!) : undefined;
    return {
      fields: {
        ...TYPED[kind],
        name: 'Ny lista',
        validFrom: '2027-01-01',
        ...(subject === undefined ? {} : { subjects: String(subject), validTo: '2027-12-31' }),
      },
    };
  },
});
