import { historyOf, type LoggedEvent, newestOf } from '@bff/domain/event-log';
import {
  SETTING_GROUPS,
  seeSetting,
  seeSettings,
  type SettingKey,
  settingPolicy,
  settingRule,
  type SettingState,
  shownRange,
  shownSetting,
} from '@bff/domain/settings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

/** A setting as shown; values are in the unit that people type. */
export interface SettingView {
  key: SettingKey;
  group: (typeof SETTING_GROUPS)[number];
  unit: ReturnType<typeof settingRule>['unit'];
  value: string;
  isDefault: boolean;
  default: string;
  range: { least: string; most: string } | null;
  upcoming: readonly { validFrom: string; value: string }[];
  version: number;
}

type LastChange = Pick<LoggedEvent, 'at' | 'actorName'>;

export interface SettingsPage {
  groups: { group: (typeof SETTING_GROUPS)[number]; settings: (SettingView & { changed: LastChange | null })[] }[];
  canChange: boolean;
}

/** All general settings by group. @throws DomainError `auth.noPermission` */
export async function settingsPage(actor: Actor, language: Language): Promise<SettingsPage> {
  const [states, newest] = await Promise.all([seeSettings(actor), newestOf(actor, 'setting')]);
  const changed = new Map(newest.map((event) => [event.entityKey, { at: event.at, actorName: event.actorName }]));
  const views = states.map((state) => ({ ...viewOf(state, language), changed: changed.get(state.key) ?? null }));
  return {
    groups: SETTING_GROUPS.map((group) => ({ group, settings: views.filter((view) => view.group === group) })),
    canChange: settingPolicy.change(actor),
  };
}

export interface SettingChange extends Pick<LoggedEvent, 'id' | 'at' | 'actorName'> {
  old: string;
  new: string;
  /** For a dated setting. */
  validFrom: string | null;
}

export interface SettingPage {
  setting: SettingView;
  isDated: boolean;
  canChange: boolean;
  /** Today in Stockholm: the earliest day for changing a dated setting. */
  today: string;
  history: SettingChange[];
}

/** One setting with its history. @throws DomainError `auth.noPermission`, `setting.notFound` */
export async function settingPage(actor: Actor, key: string, language: Language): Promise<SettingPage> {
  const state = await seeSetting(actor, key);
  const history = await historyOf(actor, 'setting', { entityKey: key });
  return {
    setting: viewOf(state, language),
    isDated: settingRule(state.key).isDated ?? false,
    canChange: settingPolicy.change(actor),
    today: toLocalDate(clock.now()),
    history: history.map((event) => changeOf(event, state.key, language)),
  };
}

function viewOf({ key, value, version, upcoming }: SettingState, language: Language): SettingView {
  const rule = settingRule(key);
  return {
    key,
    group: rule.group,
    unit: rule.unit,
    value: shownSetting(key, value, language),
    isDefault: value === rule.default,
    default: shownSetting(key, rule.default, language),
    range: shownRange(key, language),
    upcoming: upcoming.map((one) => ({ ...one, value: shownSetting(key, one.value, language) })),
    version,
  };
}

function changeOf({ id, at, actorName, data }: LoggedEvent, key: SettingKey, language: Language): SettingChange {
  const { old, new: after, validFrom = null } = data as { old: string; new: string; validFrom?: string };
  return {
    id,
    at,
    actorName,
    old: shownSetting(key, old, language),
    new: shownSetting(key, after, language),
    validFrom,
  };
}
