import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { forgetSettings } from './read-settings';
import { settingPolicy } from './setting.policy';
import { FIRST_DAY, type SettingRow, settingStore } from './setting.store';
import { isSettingKey, type SettingKey, settingRule, settingSchema } from './settings';

interface Change {
  /** The stored text, in the setting's unit. */
  value: string;
  /** Of a dated setting: the local day from which the value counts, today or later. Others count at once. */
  validFrom?: string | undefined;
  /** As it was shown: another number means that somebody else was faster. */
  version: number;
}

/**
 * Changes a general setting; logged with the old and the new value. Every process counts with it within two seconds.
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
  await inTransaction(async () => {
    const rows = await lockRows(key, version);
    const old = valueOn(rows, day);
    const isNew = !rows.some((row) => row.validFrom === day);
    if (old === value && !isNew) return;
    await settingStore.put(key, day, value);
    await logChange(actor, key, { old, new: value, ...(rule.isDated ? { validFrom: day } : {}) });
  });
  forgetSettings();
}

/**
 * Takes back a change of a dated setting that does not count yet.
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
  await inTransaction(async () => {
    const rows = await lockRows(key, version);
    const row = rows.find((one) => one.validFrom === validFrom);
    must(row, 'input.changedMeanwhile');
    await settingStore.remove(key, validFrom);
    const remaining = rows.filter((one) => one !== row);
    await logChange(actor, key, { old: row.value, new: valueOn(remaining, validFrom), validFrom });
  });
  forgetSettings();
}

async function lockRows(key: SettingKey, version: number): Promise<SettingRow[]> {
  const first = await settingStore.lock(key, settingRule(key).default);
  must(first.version === version, 'input.changedMeanwhile');
  return settingStore.of(key);
}

/** Rows come in the order of their days, the first of them before all days. */
const valueOn = (rows: readonly SettingRow[], day: string): string =>
  rows.filter(({ validFrom }) => validFrom <= day).at(-1)!.value;

async function logChange(actor: Actor, key: SettingKey, data: { old: string; new: string; validFrom?: string }) {
  const stateOf = (value: string) => (value === settingRule(key).default ? 'default' : 'changed');
  await logTransition({
    entity: 'setting',
    entityKey: key,
    from: stateOf(data.old),
    to: stateOf(data.new),
    by: actor,
    data,
  });
}
