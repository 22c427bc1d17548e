import { type CreationAttributes, ForeignKeyConstraintError, Op, type WhereOptions } from 'sequelize';
import type { PriceListKind } from '@states/price-list-kinds';
import type { PriceListScope } from '@states/price-list-scopes';
import {
  Company,
  DriverCostListDriver,
  DrivingCostListVehicle,
  PRICE_LISTS,
  User,
  Vehicle,
  type VehicleCostList,
  VehicleCostListVehicle,
} from '@db/models';
import { containing } from '../shared/containing';
import { DomainError } from '../shared/errors';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { PRICE_COLUMNS, type PriceColumns, type PriceList, type PriceListDetails } from './price-list-record';

/** The vehicles or drivers that an exception is for. */
const SUBJECTS = {
  vehicle: {
    of: async (listId: number[]) => (await VehicleCostListVehicle.findAll({ where: { listId } })).map((row) => ({ listId: row.listId, subject: row.vehicleId })), // prettier-ignore
    clear: (listId: number) => VehicleCostListVehicle.destroy({ where: { listId } }),
    add: (listId: number, ids: readonly number[]) => VehicleCostListVehicle.bulkCreate(ids.map((vehicleId) => ({ listId, vehicleId }))), // prettier-ignore
  },
  driving: {
    of: async (listId: number[]) => (await DrivingCostListVehicle.findAll({ where: { listId } })).map((row) => ({ listId: row.listId, subject: row.vehicleId })), // prettier-ignore
    clear: (listId: number) => DrivingCostListVehicle.destroy({ where: { listId } }),
    add: (listId: number, ids: readonly number[]) => DrivingCostListVehicle.bulkCreate(ids.map((vehicleId) => ({ listId, vehicleId }))), // prettier-ignore
  },
  driver: {
    of: async (listId: number[]) => (await DriverCostListDriver.findAll({ where: { listId } })).map((row) => ({ listId: row.listId, subject: row.userId })), // prettier-ignore
    clear: (listId: number) => DriverCostListDriver.destroy({ where: { listId } }),
    add: (listId: number, ids: readonly number[]) => DriverCostListDriver.bulkCreate(ids.map((userId) => ({ listId, userId }))), // prettier-ignore
  },
} as const;

export interface PriceListQuery extends PageWanted {
  companyId: number;
  /** Part of the name. */
  text: string;
  scope: Exclude<PriceListScope, 'deal'> | undefined;
  /** Relative to the local day `today`: lists that apply on it, that begin later, that have ended. */
  when: 'now' | 'coming' | 'past' | undefined;
  today: string;
  sort: 'name' | 'validFrom';
  descending: boolean;
}

const pricesOf = (kind: PriceListKind, row: VehicleCostList): PriceColumns =>
  Object.fromEntries(PRICE_COLUMNS[kind].map((column) => [column, row.get(column) as number | null]));

const listOf = (kind: PriceListKind, row: VehicleCostList, subjects: readonly number[] = []): PriceList => ({
  id: row.id,
  kind,
  companyId: row.companyId,
  scope: row.scope,
  name: row.name,
  validFrom: row.validFrom,
  validTo: row.validTo,
  prices: pricesOf(kind, row),
  subjects: [...subjects].sort((a, b) => a - b),
});

/** Lists with the vehicles or drivers of those that are exceptions. */
async function withSubjects(kind: PriceListKind, rows: readonly VehicleCostList[]): Promise<PriceList[]> {
  const exceptions = rows.filter(({ scope }) => scope === 'exception').map(({ id }) => id);
  const known = exceptions.length === 0 ? [] : await SUBJECTS[kind].of(exceptions);
  return rows.map((row) => {
    const subjects = known.filter(({ listId }) => listId === row.id).map(({ subject }) => subject);
    return listOf(kind, row, subjects);
  });
}

const lasting = (today: string): WhereOptions => ({ validTo: { [Op.or]: [null, { [Op.gte]: today }] } });
const WHEN = {
  now: (today: string): WhereOptions => ({ validFrom: { [Op.lte]: today }, ...lasting(today) }),
  coming: (today: string): WhereOptions => ({ validFrom: { [Op.gt]: today } }),
  past: (today: string): WhereOptions => ({ validTo: { [Op.lt]: today } }),
};

const rowOf = ({ name, validFrom, validTo, prices }: PriceListDetails) => ({ name, validFrom, validTo, ...prices });

/** The database refuses because a booking was priced with the list. */
function asInUse(error: unknown): never {
  throw error instanceof ForeignKeyConstraintError ? new DomainError('priceList.inUse') : error;
}

export const keptPriceListStore = {
  /** Locks the company's row: changes to its lists run one at a time. */
  async lockCompany(companyId: number): Promise<boolean> {
    return (await Company.findByPk(companyId, { attributes: ['id'], lock: true })) !== null;
  },

  async find(kind: PriceListKind, id: number, { lock = false } = {}): Promise<PriceList | undefined> {
    const row = await PRICE_LISTS[kind].findByPk(id, { lock });
    return row ? (await withSubjects(kind, [row]))[0] : undefined;
  },

  /** A company's basic lists, by their first day. */
  async basics(kind: PriceListKind, companyId: number): Promise<PriceList[]> {
    const rows = await PRICE_LISTS[kind].findAll({ where: { companyId, scope: 'basic' }, order: ['validFrom'] });
    return rows.map((row) => listOf(kind, row));
  },

  /** Basic lists and exceptions, with the subjects of each exception: oldest first. */
  async own(kind: PriceListKind, companyId: number): Promise<PriceList[]> {
    const where = { companyId, scope: ['basic', 'exception'] };
    return withSubjects(kind, await PRICE_LISTS[kind].findAll({ where, order: ['validFrom', 'id'] }));
  },

  /** What can go before the basic list on days from `from` to `to`; null: without end. */
  async beforeBasic(kind: PriceListKind, companyId: number, from: string, to: string | null): Promise<PriceList[]> {
    const begun = to === null ? {} : { validFrom: { [Op.lte]: to } };
    const where = { companyId, scope: ['temporary', 'exception'], ...begun, ...lasting(from) };
    return withSubjects(kind, await PRICE_LISTS[kind].findAll({ where }));
  },

  async insert(kind: PriceListKind, head: { companyId: number; scope: PriceListScope }, details: PriceListDetails) {
    const { id } = await PRICE_LISTS[kind].create({
      ...head,
      ...rowOf(details),
    } as CreationAttributes<VehicleCostList>);
    await SUBJECTS[kind].add(id, details.subjects);
    return id;
  },

  async update(kind: PriceListKind, id: number, details: PriceListDetails): Promise<void> {
    await PRICE_LISTS[kind].update(rowOf(details), { where: { id } });
    await SUBJECTS[kind].clear(id);
    await SUBJECTS[kind].add(id, details.subjects);
  },

  async endOn(kind: PriceListKind, id: number, validTo: string): Promise<void> {
    await PRICE_LISTS[kind].update({ validTo }, { where: { id } });
  },

  /** @throws DomainError `priceList.inUse` */
  async remove(kind: PriceListKind, id: number): Promise<void> {
    await PRICE_LISTS[kind].destroy({ where: { id } }).catch(asInUse);
  },

  /** A company's lists except those of deals, a page at a time. */
  page(kind: PriceListKind, query: PriceListQuery): Promise<Page<PriceList>> {
    return listPage(
      PRICE_LISTS[kind],
      {
        where: {
          companyId: query.companyId,
          scope: query.scope ?? { [Op.ne]: 'deal' },
          ...(query.text && { name: { [Op.like]: containing(query.text) } }),
          ...(query.when && WHEN[query.when](query.today)),
        },
        order: byColumn(query.sort, query.descending),
      },
      query,
      (row) => listOf(kind, row),
    );
  },

  /** Whether a basic list applies on that local day. */
  async hasBasicOn(kind: PriceListKind, companyId: number, day: string): Promise<boolean> {
    return (await PRICE_LISTS[kind].count({ where: { companyId, scope: 'basic', ...WHEN.now(day) } })) > 0;
  },

  /** The basic list that applies on that local day. */
  async basicOn(kind: PriceListKind, companyId: number, day: string): Promise<PriceList | undefined> {
    const row = await PRICE_LISTS[kind].findOne({ where: { companyId, scope: 'basic', ...WHEN.now(day) } });
    return row ? listOf(kind, row) : undefined;
  },

  /** Temporary lists that have not ended on that local day, of one company or of all. */
  async temporary(kind: PriceListKind, today: string, companyId: number | undefined): Promise<PriceList[]> {
    const rows = await PRICE_LISTS[kind].findAll({
      where: { scope: 'temporary', ...(companyId !== undefined && { companyId }), ...lasting(today) },
    });
    return rows.map((row) => listOf(kind, row));
  },

  /** The possible subjects of an exception: the company's vehicles, or drivers, with their names. */
  async subjects(kind: PriceListKind, companyId: number): Promise<{ id: number; name: string; detail: string }[]> {
    if (kind === 'driver') {
      const ofRole = User.scope({ method: ['withRole', 'DRIVER'] });
      const drivers = await ofRole.findAll({ where: { companyId }, order: ['name', 'id'] });
      return drivers.map((driver) => ({ id: driver.id, name: driver.name || driver.username, detail: '' }));
    }
    const vehicles = await Vehicle.scope('kept').findAll({ where: { companyId }, order: ['registrationNumber'] });
    return vehicles.map(({ id, registrationNumber, model }) => ({ id, name: registrationNumber, detail: model }));
  },
};
