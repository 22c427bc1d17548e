// Traces: S3-002, S3-003, S3-004, S3-011, S3-012, S3-016, S3-017, S3-018, S3-019, S3-020, S3-021, S3-029, S3-030,
// S3-031, S3-032, S3-033, S3-034, S3-035, S3-041, S3-043, S3-044, S3-045, S3-046, S3-047, S3-049, S3-050, S3-051,
// S3-052, S3-053, S3-054, S3-055, S3-056, S3-057, S3-058, S3-059, S3-061, S3-068
import { describe, expect, it } from 'vitest';
import { sequelize } from '../connection';
import { select } from '../query';
import { useTestDatabase } from '../testing/test-database';
import * as models from '.';

/** Tables without a model: the runner's own, and those maintained by triggers. */
const WITHOUT_MODEL = ['busy_vehicles', 'company_revisions', 'schema_migration_turns', 'schema_migrations'];

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

describe('models', () => {
  useTestDatabase();

  /** Without computed columns, which nobody writes, and without the column that locks write, except for a vehicle's, which is counted. */
  const columns = async (): Promise<Column[]> => {
    const rows = await select<Omit<Column, 'nullable'> & { nullable: string }>(
      `SELECT TABLE_NAME AS \`table\`, COLUMN_NAME AS \`column\`, COLUMN_TYPE AS type, IS_NULLABLE AS nullable
        FROM information_schema.COLUMNS
        WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT IN (:without) AND EXTRA NOT LIKE '%STORED%'
          AND (COLUMN_NAME <> 'lock_version' OR TABLE_NAME = 'vehicles')`,
      { without: WITHOUT_MODEL },
    );
    return rows.map(({ table, column, type, nullable }) => ({
      table,
      column,
      // MariaDB reports JSON as longtext; display widths are meaningless except for booleans.
      type:
        type === 'longtext' ? 'json' : type === 'tinyint(1)' ? type : inOrder(type.replace(/^(\w*int)\(\d+\)/, '$1')),
      nullable: nullable === 'YES',
    }));
  };

  const modelColumns = (): Column[] =>
    Object.values(sequelize().models).flatMap((model) =>
      Object.values(model.getAttributes()).map((attribute) => ({
        table: model.getTableName() as string,
        column: attribute.field ?? '',
        type: sqlType(attribute.type as SequelizeType),
        nullable: attribute.allowNull ?? true,
      })),
    );

  const byName = (a: Column, b: Column) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`);

  it('have the columns of the migrated schema: name, type, nullability', async () => {
    const ofSchema = (await columns()).sort(byName);
    expect(ofSchema.length).toBeGreaterThan(300);
    expect(modelColumns().sort(byName)).toEqual(ofSchema);
  });

  it("name their table's primary key", async () => {
    const keys = await select<{ table: string; column: string }>(
      `SELECT TABLE_NAME AS \`table\`, COLUMN_NAME AS \`column\` FROM information_schema.KEY_COLUMN_USAGE
        WHERE TABLE_SCHEMA = DATABASE() AND CONSTRAINT_NAME = 'PRIMARY' AND TABLE_NAME NOT IN (:without)`,
      { without: WITHOUT_MODEL },
    );
    const name = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
    const ofModels = Object.values(sequelize().models).flatMap((model) =>
      Object.values(model.getAttributes())
        .filter(({ primaryKey }) => primaryKey)
        .map(({ field }) => ({ table: model.getTableName() as string, column: field ?? '' })),
    );
    expect(ofModels.map(name).sort()).toEqual(keys.map(name).sort());
  });

  it("have the schema's defaults", async () => {
    const rows = await select<{ table: string; column: string; preset: string | null; extra: string }>(
      `SELECT TABLE_NAME AS \`table\`, COLUMN_NAME AS \`column\`, COLUMN_DEFAULT AS preset, EXTRA AS extra
        FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()`,
    );
    const ofSchema = new Map(rows.map(({ table, column, preset }) => [`${table}.${column}`, preset]));
    const wrong = Object.values(sequelize().models).flatMap((model) =>
      Object.values(model.getAttributes()).flatMap(({ field, defaultValue }) => {
        const name = `${model.getTableName() as string}.${field ?? ''}`;
        const preset = ofSchema.get(name)?.replace(/^'(.*)'$/, '$1');
        const asText = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));
        // A value that the server writes must be an expression in both.
        if (typeof defaultValue === 'object')
          return preset?.toUpperCase() === 'CURRENT_TIMESTAMP(3)' ? [] : [`${name}: ${preset ?? 'nothing'}`];
        const isOfModel = defaultValue !== undefined && typeof defaultValue !== 'object';
        return isOfModel && asText(defaultValue) !== preset
          ? [`${name}: ${asText(defaultValue)}, not ${preset ?? 'nothing'}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('return values as they were stored', async () => {
    const at = new Date('2027-03-28T01:30:00.123Z');
    const token = 'a'.repeat(64);
    await models.Session.create({
      tokenHash: token,
      data: { backstack: ['/sv'], typed: 'åäö 🚌' },
      idleSeconds: 60,
      lastSeenAt: at,
      expiresAt: at,
    });
    const session = await models.Session.findOne({ where: { tokenHash: token }, rejectOnEmpty: true });
    expect(session.data).toEqual({ backstack: ['/sv'], typed: 'åäö 🚌' });
    expect(session.lastSeenAt).toEqual(at);
    expect(session.userId).toBeNull();

    await models.LoginAttempt.create({ accountKey: token, address: '::1', succeeded: true, attemptedAt: at });
    const attempt = await models.LoginAttempt.findOne({ rejectOnEmpty: true });
    expect(attempt.succeeded).toBe(true);
    expect(attempt.id).toBe(1);

    await models.Setting.create({ settingKey: 'tax', validFrom: '2027-01-01', value: '600' });
    expect((await models.Setting.findOne({ rejectOnEmpty: true })).validFrom).toBe('2027-01-01');
  });
});

interface SequelizeType {
  toSql: (options: { escape: (value: string) => string }) => string;
}

/** The type that Sequelize would write, in the words of information_schema. */
function sqlType(type: SequelizeType): string {
  return type
    .toSql({ escape: (value) => `'${value}'` })
    .replace(/^INTEGER/, 'INT')
    .replace(/^DOUBLE PRECISION$/, 'DOUBLE')
    .replace(/ UNSIGNED$/, ' unsigned')
    .replace(/^\w+/, (word) => word.toLowerCase())
    .replaceAll("', '", "','")
    .replace(/^enum.*/, inOrder);
}

/** Sorts an ENUM's words: their order in the schema is their sort order, which a list of words need not repeat. */
const inOrder = (type: string): string =>
  type.replace(/^enum\((.*)\)$/, (_, words: string) => `enum(${words.split(',').sort().join()})`);
