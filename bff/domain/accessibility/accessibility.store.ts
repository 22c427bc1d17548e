import { literal, Op, Transaction } from 'sequelize';
import { AccessibilityProperty as PropertyModel, Vehicle, VehicleAccessibility } from '@db/models';
import { violates } from '@db/violates';
import { containing } from '../shared/containing';
import { DomainError } from '../shared/errors';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';

/** The names that administrators give a property. */
export interface AccessibilityNames {
  nameSv: string;
  nameEn: string;
}

/** A property of the accessibility catalogue. */
export interface AccessibilityProperty extends AccessibilityNames {
  id: number;
  /** Its code in addresses, files and the API; never changes. */
  code: string;
}

export interface AccessibilitySummary extends AccessibilityProperty {
  /** How many have it. */
  vehicles: number;
}

export interface AccessibilityListQuery extends PageWanted {
  /** Part of a name. */
  text: string;
  sort: 'nameSv' | 'nameEn' | 'vehicles';
  descending: boolean;
}

const propertyOf = ({ id, code, nameSv, nameEn }: PropertyModel): AccessibilityProperty => ({
  id,
  code,
  nameSv,
  nameEn,
});

// A subquery: an include would need an outer join and grouping to keep properties without buses.
const VEHICLES = literal(
  `(SELECT COUNT(*) FROM vehicle_accessibility a JOIN vehicles v ON v.id = a.vehicle_id
    WHERE a.property_id = AccessibilityProperty.id AND v.status <> 'removed')`,
);
const COLUMN = { nameSv: 'nameSv', nameEn: 'nameEn', vehicles: VEHICLES } as const;

/** A unique key refused the row. Anything else is passed on. */
function asDuplicate(error: unknown): never {
  if (violates(error, 'accessibility_properties_name_sv'))
    throw new DomainError('accessibility.duplicate', [], 'nameSv');
  if (violates(error, 'accessibility_properties_name_en'))
    throw new DomainError('accessibility.duplicate', [], 'nameEn');
  throw error;
}

export const accessibilityStore = {
  async find(id: number): Promise<AccessibilityProperty | undefined> {
    const row = await PropertyModel.findByPk(id);
    return row ? propertyOf(row) : undefined;
  },

  async lock(id: number): Promise<AccessibilityProperty | undefined> {
    const row = await PropertyModel.findByPk(id, { lock: true });
    return row ? propertyOf(row) : undefined;
  },

  /** Share-locked: a property is not removed while it is being given to a bus. */
  lockShared: async (codes: readonly string[]): Promise<AccessibilityProperty[]> =>
    (await PropertyModel.findAll({ where: { code: [...codes] }, lock: Transaction.LOCK.SHARE })).map(propertyOf),

  async all(): Promise<AccessibilityProperty[]> {
    return (await PropertyModel.findAll({ order: ['nameSv', 'id'] })).map(propertyOf);
  },

  list: ({ text, sort, descending, ...page }: AccessibilityListQuery): Promise<Page<AccessibilitySummary>> =>
    listPage(
      PropertyModel,
      {
        where: text
          ? { [Op.or]: ['nameSv', 'nameEn'].map((name) => ({ [name]: { [Op.like]: containing(text) } })) }
          : {},
        attributes: { include: [[VEHICLES, 'vehicles']] },
        order: byColumn(COLUMN[sort], descending),
      },
      page,
      (row) => ({ ...propertyOf(row), vehicles: Number(row.get('vehicles')) }),
    ),

  hasCode: async (code: string): Promise<boolean> => (await PropertyModel.count({ where: { code } })) > 0,

  async insert(code: string, { nameSv, nameEn }: AccessibilityNames): Promise<number> {
    return (await PropertyModel.create({ code, nameSv, nameEn }).catch(asDuplicate)).id;
  },

  async update(id: number, { nameSv, nameEn }: AccessibilityNames): Promise<void> {
    await PropertyModel.update({ nameSv, nameEn }, { where: { id } }).catch(asDuplicate);
  },

  /** Whether a bus that is not removed has it. */
  isInUse: async (propertyId: number): Promise<boolean> =>
    (await VehicleAccessibility.count({
      where: { propertyId },
      include: { model: Vehicle.scope('kept'), as: 'vehicle', required: true },
    })) > 0,

  /** Only removed buses have it: it is deleted from them too. */
  async remove(id: number): Promise<void> {
    await VehicleAccessibility.destroy({ where: { propertyId: id } });
    await PropertyModel.destroy({ where: { id } });
  },
};
