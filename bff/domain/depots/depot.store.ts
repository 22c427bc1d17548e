import { literal, Op, Transaction } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Depot as DepotModel, StartingPosition } from '@db/models';
import { containing } from '../shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import type { Position } from '../shared/position';

/** What its company says of a depot. */
export interface DepotDetails extends Position {
  name: string;
  street: string;
  postcode: string;
  city: string;
}

/** A depot as it is kept. */
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
  /** Those that start there as a rule. */
  vehicles: number;
}

const depotOf = ({ id, companyId, name, street, postcode, city, lat, lon }: DepotModel): Depot => ({
  ...{ id, companyId, name, street, postcode, city, lat, lon },
});

const detailsOf = ({ name, street, postcode, city, lat, lon }: DepotDetails): DepotDetails => ({
  ...{ name, street, postcode, city, lat, lon },
});

// A subquery: with an include, a depot without buses would have to be joined and grouped.
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

  /** Share-locked: a depot that a bus is about to start from is not removed meanwhile. */
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

  /** The buses move with it, by trigger; how the place is called in their timelines is written here. */
  async update(id: number, details: DepotDetails): Promise<void> {
    await DepotModel.update(detailsOf(details), { where: { id } });
    await StartingPosition.update({ name: details.name }, { where: { depotId: id } });
  },

  /** Whether a bus starts there: as a rule, now, or from some day on. */
  async isInUse(id: number): Promise<boolean> {
    const isLeft = { [Op.or]: [{ kind: 'default' as const }, { endsAt: { [Op.gt]: clock.now() } }] };
    return (await StartingPosition.count({ where: { depotId: id, ...isLeft } })) > 0;
  },

  /** What has been started from there stays where it was. */
  async remove(id: number): Promise<void> {
    await StartingPosition.update({ depotId: null }, { where: { depotId: id, endsAt: { [Op.lte]: clock.now() } } });
    await DepotModel.destroy({ where: { id } });
  },
};
