import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';

/** The day from which a setting's first value counts: before everything. */
export const FIRST_DAY = '2000-01-01';

/** A value and the first local day on which it counts. */
export interface SettingRow {
  key: string;
  /** `2027-03-10` */
  validFrom: string;
  value: string;
  /** Of the first row alone: how often the setting was changed, plus one. */
  version: number;
}

const COLUMNS = "setting_key AS `key`, DATE_FORMAT(valid_from, '%Y-%m-%d') AS validFrom, value, version";

export const settingStore = {
  all: (): Promise<SettingRow[]> => select(`SELECT ${COLUMNS} FROM settings ORDER BY setting_key, valid_from`),
  of: (key: string): Promise<SettingRow[]> =>
    select(`SELECT ${COLUMNS} FROM settings WHERE setting_key = :key ORDER BY valid_from`, { key }),

  /** Locks a setting by its first row, which is made with `initial` when there is none yet. */
  async lock(key: string, initial: string): Promise<SettingRow> {
    await execute('INSERT IGNORE INTO settings (setting_key, valid_from, value) VALUES (:key, :FIRST_DAY, :initial)', {
      key,
      FIRST_DAY,
      initial,
    });
    const row = await selectOne<SettingRow>(
      `SELECT ${COLUMNS} FROM settings WHERE setting_key = :key AND valid_from = :FIRST_DAY FOR UPDATE`,
      { key, FIRST_DAY },
    );
    return row!;
  },

  /** Sets the value that counts from that day on, and counts the change. */
  async put(key: string, validFrom: string, value: string): Promise<void> {
    await execute(
      `INSERT INTO settings (setting_key, valid_from, value) VALUES (:key, :validFrom, :value) ON DUPLICATE KEY UPDATE value = :value`,
      { key, validFrom, value },
    );
    await countChange(key);
  },

  async remove(key: string, validFrom: string): Promise<void> {
    await execute('DELETE FROM settings WHERE setting_key = :key AND valid_from = :validFrom', { key, validFrom });
    await countChange(key);
  },
};

async function countChange(key: string): Promise<void> {
  await execute(
    'UPDATE settings SET version = version + 1, updated_at = :now WHERE setting_key = :key AND valid_from = :FIRST_DAY',
    { key, FIRST_DAY, now: clock.now() },
  );
}
