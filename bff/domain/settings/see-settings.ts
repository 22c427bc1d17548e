import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { settingPolicy } from './setting.policy';
import { type SettingRow, settingStore } from './setting.store';
import { isSettingKey, SETTING_KEYS, type SettingKey, settingRule } from './settings';

/** A general setting with its present and future values. Values are stored texts. */
export interface SettingState {
  key: SettingKey;
  value: string;
  /** Sent back with a change. */
  version: number;
  /** Later changes, the nearest first. */
  upcoming: readonly { validFrom: string; value: string }[];
}

/** Every general setting. @throws DomainError `auth.noPermission` */
export async function seeSettings(actor: Actor): Promise<SettingState[]> {
  must(settingPolicy.see(actor), 'auth.noPermission');
  const rows = await settingStore.all();
  return SETTING_KEYS.map((key) =>
    stateOf(
      key,
      rows.filter((row) => row.key === key),
    ),
  );
}

/** @throws DomainError `auth.noPermission`, `setting.notFound` */
export async function seeSetting(actor: Actor, key: string): Promise<SettingState> {
  must(settingPolicy.see(actor), 'auth.noPermission');
  must(isSettingKey(key), 'setting.notFound');
  return stateOf(key, await settingStore.of(key));
}

function stateOf(key: SettingKey, rows: readonly SettingRow[]): SettingState {
  const today = toLocalDate(clock.now());
  const counting = rows.filter(({ validFrom }) => validFrom <= today).at(-1);
  return {
    key,
    value: counting?.value ?? settingRule(key).default,
    version: rows[0]?.version ?? 1,
    upcoming: rows.filter(({ validFrom }) => validFrom > today).map(({ validFrom, value }) => ({ validFrom, value })),
  };
}
