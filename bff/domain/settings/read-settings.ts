import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { settingsOn } from './setting.store';
import { readSetting, SETTING_KEYS, settingDefaults, type Settings } from './settings';

/** Settings are read on every search and change a few times a year: an answer is used for this long, by this process alone. */
const KEEP_MS = 2_000;
let kept: { localDate: string; at: number; settings: Promise<Settings> } | undefined;

/** The settings that count on the local day of `on` (now, when left out). A key without a row has the value of a new installation. */
export function readSettings(on?: Date): Promise<Settings> {
  const now = clock.millis();
  const localDate = toLocalDate(on ?? now);
  if (kept && kept.localDate === localDate && Math.abs(now - kept.at) < KEEP_MS) return kept.settings;
  const settings = load(localDate);
  kept = { localDate, at: now, settings };
  // A failed read is not kept.
  settings.catch(() => (kept = undefined));
  return settings;
}

/** Forgets what is kept; for the verb that changes a setting, and for tests. */
export function forgetSettings(): void {
  kept = undefined;
}

async function load(localDate: string): Promise<Settings> {
  const rows = new Map((await settingsOn(localDate)).map(({ key, value }) => [key, value]));
  const entries = SETTING_KEYS.map((key) => [key, readSetting(key, rows.get(key) ?? settingDefaults[key])]);
  return Object.fromEntries(entries) as Settings;
}
