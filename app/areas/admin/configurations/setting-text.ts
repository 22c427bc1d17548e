import type { Translate } from '~/i18n/text-keys';
import type { SettingView } from '@bff/areas/admin';

/** A value with its unit, as people say it: «48 hours», «6.5 %», «On». */
export function settingText(t: Translate, unit: SettingView['unit'], value: string): string {
  if (unit === 'onOff') return t(value === 'true' ? 'settings:on' : 'settings:off');
  if (unit === 'email' || unit === 'line' || unit === 'orgNumber' || unit === 'phone')
    return value || t('settings:empty');
  return t(`settings:units.${unit}`, { value, count: value === '1' ? 1 : 2 });
}
