// Traces: S8-035, S8-304
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { forgetSettings } from './read-settings';
import { settingPolicy } from './setting.policy';
import { FIRST_DAY, type SettingRow, settingStore } from './setting.store';
import { isSettingKey, type SettingKey, settingRule, settingSchema } from './settings';

interface Change {
  /** The stored text, in the setting's unit. */
  value: string;
  /** For a dated setting: the local day from which the value applies, today or later. Others take effect at once. */
  validFrom?: string | undefined;
  /** As it was shown: another number means that somebody else was faster. */
  version: number;
}

/**
 * Changes a general setting; logged with the old and the new value. It takes effect in every process within two seconds.
 * @throws DomainError `setting.notFound`, `auth.noPermission`, `input.invalid`, `setting.fromPast`, `input.changedMeanwhile`
 */
export async function changeSetting(actor: Actor, key: string, { value, validFrom, version }: Change): Promise<void> {
  must(isSettingKey(key), 'setting.notFound');
  must(settingPolicy.change(actor), 'auth.noPermission');
  const rule = settingRule(key);
  must(settingSchema(rule).safeParse(value).success, 'input.invalid', [], 'value');
  const today = toLocalDate(clock.now());
  const day = rule.isDated ? (validFrom ?? today) : FIRST_DAY;
  must(!rule.isDated || day >= today, 'setting.fromPast', [], 'validFrom');
  await edit(actor, key, day, version, {
    change: (rows) =>
      [...rows.filter((row) => row.validFrom !== day), { key, validFrom: day, value, version }].sort(byDay),
    write: () => settingStore.put(key, day, value),
  });
  forgetSettings();
}

/**
 * Withdraws a change of a dated setting that has not taken effect yet.
 * @throws DomainError `setting.notFound`, `auth.noPermission`, `setting.fromPast`, `input.changedMeanwhile`
 */
export async function withdrawSetting(
  actor: Actor,
  key: string,
  { validFrom, version }: { validFrom: string; version: number },
): Promise<void> {
  must(isSettingKey(key), 'setting.notFound');
  must(settingPolicy.change(actor), 'auth.noPermission');
  must(validFrom > toLocalDate(clock.now()), 'setting.fromPast');
  await edit(actor, key, validFrom, version, {
    change(rows) {
      must(
        rows.some((row) => row.validFrom === validFrom),
        'input.changedMeanwhile',
      );
      return rows.filter((row) => row.validFrom !== validFrom);
    },
    write: () => settingStore.remove(key, validFrom),
  });
  forgetSettings();
}

interface Step {
  change: (rows: readonly SettingRow[]) => SettingRow[];
  write: () => Promise<void>;
}

/** Changes the value from a day on; logged with that day's previous value. */
async function edit(actor: Actor, key: SettingKey, day: string, version: number, step: Step): Promise<void> {
  const rule = settingRule(key);
  const stateOf = (value: string) => (value === rule.default ? 'default' : 'changed');
  await editRecord<readonly SettingRow[], readonly SettingRow[]>({
    entity: 'setting',
    entityKey: key,
    by: actor,
    seen: version,
    version: ([first]) => first!.version,
    async lock() {
      await settingStore.lock(key, rule.default);
      return settingStore.of(key);
    },
    facts: (rows) => ({
      value: valueOn(rows, day),
      steps: rows.map(({ validFrom, value }) => `${validFrom} ${value}`),
    }),
    ...step,
    logged(next, kept) {
      const [before, after] = [valueOn(kept, day), valueOn(next, day)];
      const data = { old: before, new: after, ...(rule.isDated ? { validFrom: day } : {}) };
      return { from: stateOf(before), to: stateOf(after), data };
    },
  });
}

const byDay = (a: SettingRow, b: SettingRow) => (a.validFrom < b.validFrom ? -1 : 1);
/** Rows come in the order of their days, the first of them before all days. */
const valueOn = (rows: readonly SettingRow[], day: string): string =>
  rows.filter(({ validFrom }) => validFrom <= day).at(-1)!.value;
