// Traces: S2-098
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_KEYS, type SettingKey } from './settings';

/** Settings whose rule does not exist yet, and the feature it comes with. */
const COMES_WITH: Partial<Record<SettingKey, string>> = {
  startWindowMinutes: 'the start of a journey',
  invoicePayment: 'purchases on invoice',
};

const sources = ['bff', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\/|^domain\/settings\//.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** `settings.holdMinutes`, `(await readSettings()).holdMinutes` or `{ holdMinutes } = await readSettings()`. */
const isRead = (key: SettingKey) => {
  const read = new RegExp(
    `[sS]ettings(?:\\(.*\\)\\))?\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = await readSettings\\(`,
  );
  return sources.some((source) => read.test(source));
};

it('every general setting is read by a rule, or listed here as still to come', () => {
  expect(SETTING_KEYS.filter((key) => !isRead(key) && !(key in COMES_WITH))).toEqual([]);
});
