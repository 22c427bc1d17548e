// Traces: S8-194
import { clock } from '@bff/platform/clock';
import { oncePerRequest } from '@bff/platform/request-scope';
import { DealRight, DealUnit as DealUnitModel, Order } from '@db/models';
import { select, selectOne } from '@db/query';
import { violates } from '@db/violates';
import { changeState, type StateChange } from '../shared/change-state.store';
import { DomainError } from '../shared/errors';
import type { DealRole } from './deal-roles';
import { dealUnitStates, type DealUnitStatus } from './deal-unit-states';

/** A unit of an organisation. */
export interface DealUnit {
  id: number;
  organisationId: number;
  organisationName: string;
  /** Null for the top unit. */
  parentId: number | null;
  name: string;
  costCenter: string;
  /** Also false if a unit above is inactive. */
  active: boolean;
}

/** A unit as a form shows and changes it. */
export interface KeptUnit {
  id: number;
  organisationId: number;
  parentId: number | null;
  name: string;
  costCenter: string;
  /** Its own; the unit is active only while every unit above it is too. */
  status: DealUnitStatus;
}

/** A unit with the rights there, including those from above. */
export interface ReachedUnit extends DealUnit {
  roles: DealRole[];
}

// Raw SQL: whether a unit is active depends on all above it, and models cannot walk a tree.
const TREE = `WITH RECURSIVE tree (id, organisation_id, parent_id, name, cost_center, active) AS (
    SELECT u.id, u.organisation_id, u.parent_id, u.name, u.cost_center, o.status = 'active' AND u.status = 'active'
      FROM deal_units u JOIN deal_organisations o ON o.id = u.organisation_id WHERE u.parent_id IS NULL AND (:organisationId IS NULL OR o.id = :organisationId)
    UNION ALL
    SELECT u.id, u.organisation_id, u.parent_id, u.name, u.cost_center, t.active AND u.status = 'active'
      FROM deal_units u JOIN tree t ON u.parent_id = t.id
  )`;
const COLUMNS = `t.id, t.organisation_id, o.name AS organisation_name, t.parent_id, t.name,
  t.cost_center, t.active`;

type Row = Omit<DealUnit, 'active'> & { active: number };
const unitOf = (row: Row): DealUnit => ({ ...row, active: Boolean(row.active) });

export interface UnitSearch {
  /** Of that organisation only; null for all. */
  organisationId: number | null;
  onlyActive: boolean;
  descending: boolean;
  limit: number;
  offset: number;
}

/** Another unit under the same parent has the name. Anything else is passed on. */
const asDuplicate =
  (name: string) =>
  (error: unknown): never => {
    if (violates(error, 'deal_units_name')) throw new DomainError('dealUnit.duplicateName', [name], 'name');
    throw error;
  };

export const dealUnitStore = {
  async find(id: number): Promise<KeptUnit | undefined> {
    const unit = await DealUnitModel.findByPk(id);
    if (!unit) return undefined;
    const { organisationId, parentId, name, costCenter, status } = unit;
    return { id, organisationId, parentId, name, costCenter, status };
  },

  /** All units of an organisation, by name. */
  tree: oncePerRequest(async (organisationId: number): Promise<DealUnit[]> => {
    const rows = await select<Row>(
      `${TREE} SELECT ${COLUMNS} FROM tree t JOIN deal_organisations o ON o.id = t.organisation_id ORDER BY t.parent_id IS NOT NULL, t.name, t.id`,
      { organisationId },
    );
    return rows.map(unitOf);
  }),

  async search({ organisationId, onlyActive, descending, limit, offset }: UnitSearch) {
    const where = onlyActive ? 'WHERE t.active' : '';
    const direction = descending ? 'DESC' : 'ASC';
    const rows = await select<Row>(
      `${TREE} SELECT ${COLUMNS} FROM tree t JOIN deal_organisations o ON o.id = t.organisation_id ${where}
        ORDER BY t.name ${direction}, t.id ${direction} LIMIT :limit OFFSET :offset`,
      { organisationId, limit, offset },
    );
    const counted = await selectOne<{ total: number }>(`${TREE} SELECT COUNT(*) AS total FROM tree t ${where}`, {
      organisationId,
    });
    return { rows: rows.map(unitOf), total: counted?.total ?? 0 };
  },

  /** @throws DomainError `dealUnit.duplicateName`@name */
  async insert(unit: {
    organisationId: number;
    parentId: number | null;
    name: string;
    costCenter: string;
  }): Promise<number> {
    const made = DealUnitModel.create({ ...unit, createdAt: clock.now() });
    return (await made.catch(asDuplicate(unit.name))).id;
  },

  /** @throws DomainError `dealUnit.duplicateName`@name */
  async update(id: number, { name, costCenter }: Pick<KeptUnit, 'name' | 'costCenter'>): Promise<void> {
    await DealUnitModel.update({ name, costCenter }, { where: { id } }).catch(asDuplicate(name));
  },

  move: (unit: KeptUnit, to: DealUnitStatus, change: StateChange<DealUnitModel>): Promise<void> =>
    changeState({ model: DealUnitModel, states: dealUnitStates }, unit, to, change),

  /** Whether it has subunits, users with rights in it, or purchases. */
  async isInUse(id: number): Promise<boolean> {
    const under = await DealUnitModel.count({ where: { parentId: id } });
    if (under > 0 || (await DealRight.count({ where: { unitId: id } })) > 0) return true;
    return (await Order.count({ where: { dealUnitId: id } })) > 0;
  },

  async remove(id: number): Promise<void> {
    await DealUnitModel.destroy({ where: { id } });
  },
};
