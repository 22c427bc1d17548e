import { SETTING_KEYS, type SettingKey } from '@bff/domain/settings';
import type { Translate } from '~/i18n/text-keys';

/** The general settings with what they are called. */
export const settingNames = (t: Translate): { key: SettingKey; name: string }[] =>
  SETTING_KEYS.map((key) => ({ key, name: t(`settings:of.${key}.name`) }));

/** The keys of those whose names have all the words of the text. */
export function settingsNamed(t: Translate, text: string): SettingKey[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return settingNames(t).flatMap(({ key, name }) =>
    words.every((word) => name.toLowerCase().includes(word)) ? [key] : [],
  );
}
