import { perConnection } from '@db/per-connection';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { type SettingRow, settingStore } from './setting.store';
import { readSetting, SETTING_KEYS, settingDefaults, type Settings } from './settings';

/** Settings are read on every search and change a few times a year: this process caches them for this long. */
const KEEP_MS = 2_000;
/** Simultaneous searches are about many days. */
const keptHere = perConnection(
  (): { known?: { at: number; rows: Promise<SettingRow[]>; ofDay: Map<string, Settings> } } => ({}),
);

/** The settings that apply on the local day of `on` (now, if left out). A key without a row has the value of a new installation. */
export async function readSettings(on?: Date): Promise<Settings> {
  const now = clock.millis();
  const localDate = toLocalDate(on ?? now);
  const kept = keptHere();
  if (!kept.known || Math.abs(now - kept.known.at) >= KEEP_MS) {
    const rows = settingStore.all();
    kept.known = { at: now, rows, ofDay: new Map() };
    // A failed read is not cached.
    rows.catch(() => delete kept.known);
  }
  const { rows, ofDay } = kept.known;
  const all = await rows;
  let settings = ofDay.get(localDate);
  if (!settings) ofDay.set(localDate, (settings = settingsOn(all, localDate)));
  return settings;
}

/** Clears the cache; for the verb that changes a setting, and for tests. */
export function forgetSettings(): void {
  delete keptHere().known;
}

/** Of several rows of a key, the one with the latest first day not after that day. The rows of a key come in the order of their days. */
function settingsOn(rows: readonly SettingRow[], localDate: string): Settings {
  const values = new Map<string, string>();
  for (const { key, validFrom, value } of rows) if (validFrom <= localDate) values.set(key, value);
  const entries = SETTING_KEYS.map((key) => [key, readSetting(key, values.get(key) ?? settingDefaults[key])]);
  return Object.fromEntries(entries) as Settings;
}
