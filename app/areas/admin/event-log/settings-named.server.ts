import { SETTING_KEYS } from '@bff/domain/settings';
import type { Translate } from '~/i18n/text-keys';

/** The keys of the settings whose names have all the words of the text. */
export function settingsNamed(t: Translate, text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return SETTING_KEYS.filter((key) => {
    const name = t(`settings:of.${key}.name`).toLowerCase();
    return words.every((word) => name.includes(word));
  });
}
