import { literal, Op, Transaction } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Depot as DepotModel, StartingPosition } from '@db/models';
import { containing } from '../shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import type { Position } from '../shared/position';

/** What its company enters about a depot. */
export interface DepotDetails extends Position {
  name: string;
  street: string;
  postcode: string;
  city: string;
}

/** A stored depot. */
export interface Depot extends DepotDetails {
  id: number;
  companyId: number;
}

export interface DepotListQuery extends PageWanted {
  companyId: number;
  /** Part of the name, the street or the town. */
  text: string;
  sort: 'name' | 'city' | 'vehicles';
  descending: boolean;
}

export interface DepotSummary extends Depot {
  /** Those with it as their default starting position. */
  vehicles: number;
}

const depotOf = ({ id, companyId, name, street, postcode, city, lat, lon }: DepotModel): Depot => ({
  id,
  companyId,
  name,
  street,
  postcode,
  city,
  lat,
  lon,
});

const detailsOf = ({ name, street, postcode, city, lat, lon }: DepotDetails): DepotDetails => ({
  name,
  street,
  postcode,
  city,
  lat,
  lon,
});

// A subquery: an include would need an outer join and grouping to keep depots without buses.
const VEHICLES = literal(
  `(SELECT COUNT(*) FROM starting_positions p WHERE p.depot_id = Depot.id AND p.kind = 'default')`,
);
const COLUMN = { name: 'name', city: 'city', vehicles: VEHICLES } as const;

export const depotStore = {
  async find(id: number): Promise<Depot | undefined> {
    const row = await DepotModel.findByPk(id);
    return row ? depotOf(row) : undefined;
  },

  async lock(id: number): Promise<Depot | undefined> {
    const row = await DepotModel.findByPk(id, { lock: true });
    return row ? depotOf(row) : undefined;
  },

  /** Share-locked: a depot is not removed while a bus is being assigned to it. */
  async lockShared(id: number): Promise<Depot | undefined> {
    const row = await DepotModel.findByPk(id, { lock: Transaction.LOCK.SHARE });
    return row ? depotOf(row) : undefined;
  },

  async ofCompany(companyId: number): Promise<Depot[]> {
    return (await DepotModel.findAll({ where: { companyId }, order: ['name', 'id'] })).map(depotOf);
  },

  list: ({ companyId, text, sort, descending, ...page }: DepotListQuery): Promise<Page<DepotSummary>> =>
    listPage(
      DepotModel,
      {
        where: {
          companyId,
          ...(text && {
            [Op.or]: ['name', 'street', 'city'].map((name) => ({ [name]: { [Op.like]: containing(text) } })),
          }),
        },
        attributes: { include: [[VEHICLES, 'vehicles']] },
        order: byColumn(COLUMN[sort], descending),
      },
      page,
      (row) => ({ ...depotOf(row), vehicles: Number(row.get('vehicles')) }),
    ),

  async insert(companyId: number, details: DepotDetails): Promise<number> {
    return (await DepotModel.create({ companyId, ...detailsOf(details) })).id;
  },

  /** A trigger moves its buses with it; the place's name in their starting positions is written here. */
  async update(id: number, details: DepotDetails): Promise<void> {
    await DepotModel.update(detailsOf(details), { where: { id } });
    await StartingPosition.update({ name: details.name }, { where: { depotId: id } });
  },

  /** Whether a bus starts there: by default, now, or on a later day. */
  async isInUse(id: number): Promise<boolean> {
    const isLeft = { [Op.or]: [{ kind: 'default' as const }, { endsAt: { [Op.gt]: clock.now() } }] };
    return (await StartingPosition.count({ where: { depotId: id, ...isLeft } })) > 0;
  },

  /** Past starts from there stay where they were. */
  async remove(id: number): Promise<void> {
    await StartingPosition.update({ depotId: null }, { where: { depotId: id, endsAt: { [Op.lte]: clock.now() } } });
    await DepotModel.destroy({ where: { id } });
  },
};
