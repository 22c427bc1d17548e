import { oneMore } from '@db/counting';
import { Setting } from '@db/models';
import { alone } from '@db/query';

/** The day from which a setting's first value applies: before everything. */
export const FIRST_DAY = '2000-01-01';

/** A value and the first local day on which it applies. */
export interface SettingRow {
  key: string;
  /** `2027-03-10` */
  validFrom: string;
  value: string;
  /** Only in the first row: how often the setting was changed, plus one. */
  version: number;
}

const rowOf = ({ settingKey: key, validFrom, value, version }: Setting): SettingRow => ({
  key,
  validFrom,
  value,
  version,
});

export const settingStore = {
  all: async (): Promise<SettingRow[]> =>
    (await alone(() => Setting.findAll({ order: ['settingKey', 'validFrom'] }))).map(rowOf),
  of: async (settingKey: string): Promise<SettingRow[]> =>
    (await Setting.findAll({ where: { settingKey }, order: ['validFrom'] })).map(rowOf),

  /** Locks a setting by its first row, which is created with `initial` if missing. */
  async lock(settingKey: string, initial: string): Promise<SettingRow> {
    const first = { settingKey, validFrom: FIRST_DAY };
    await Setting.bulkCreate([{ ...first, value: initial }], { ignoreDuplicates: true });
    return rowOf(await Setting.findOne({ where: first, lock: true, rejectOnEmpty: true }));
  },

  /** Sets the value that applies from that day on, and counts the change. The setting is locked. */
  async put(settingKey: string, validFrom: string, value: string): Promise<void> {
    const where = { settingKey, validFrom };
    if (await Setting.findOne({ where })) await Setting.update({ value }, { where });
    else await Setting.create({ ...where, value });
    await countChange(settingKey);
  },

  async remove(settingKey: string, validFrom: string): Promise<void> {
    await Setting.destroy({ where: { settingKey, validFrom } });
    await countChange(settingKey);
  },
};

async function countChange(settingKey: string): Promise<void> {
  await Setting.update({ version: oneMore('version') }, { where: { settingKey, validFrom: FIRST_DAY } });
}
