import { toLocalDate } from '@bff/domain/shared/time';
import { cachedFor } from '@bff/platform/cached-for';
import { clock } from '@bff/platform/clock';
import { type SettingRow, settingStore } from './setting.store';
import { readSetting, SETTING_KEYS, settingDefaults, type Settings } from './settings';

/** Settings are read on every search and change a few times a year. Simultaneous searches are about many days. */
const kept = cachedFor<void, { rows: SettingRow[]; ofDay: Map<string, Settings> }>(2_000, async () => ({
  rows: await settingStore.all(),
  ofDay: new Map(),
}));

/** The settings that apply on the local day of `on` (now, if left out). A key without a row has the value of a new installation. */
export async function readSettings(on?: Date): Promise<Settings> {
  const localDate = toLocalDate(on ?? clock.millis());
  const { rows, ofDay } = await kept();
  let settings = ofDay.get(localDate);
  if (!settings) ofDay.set(localDate, (settings = settingsOn(rows, localDate)));
  return settings;
}

/** Clears the cache; for the verb that changes a setting, and for tests. */
export const forgetSettings = kept.forget;

/** Of several rows of a key, the one with the latest first day not after that day. The rows of a key come in the order of their days. */
function settingsOn(rows: readonly SettingRow[], localDate: string): Settings {
  const values = new Map<string, string>();
  for (const { key, validFrom, value } of rows) if (validFrom <= localDate) values.set(key, value);
  const entries = SETTING_KEYS.map((key) => [key, readSetting(key, values.get(key) ?? settingDefaults[key])]);
  return Object.fromEntries(entries) as Settings;
}
