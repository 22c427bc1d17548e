import type { Translate } from '~/i18n/text-keys';
import type { SettingView } from '@bff/areas/admin';
import { formatNumber, type FormatLocale } from '@formats';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

type Unit = SettingView['unit'];

/** A number as it is read: English fields have no groups, since a comma would be read as a decimal sign there. */
export const shownNumber = (value: string, locale: FormatLocale): string =>
  locale === 'sv' || !/^-?[\d.]+$/.test(value) ? value : formatNumber(Number(value), locale, 3);

/** A value with its unit, as people say it: «48 hours», «6.5 %», «On». */
export function settingText(t: Translate, locale: FormatLocale, unit: Unit, value: string): string {
  if (unit === 'onOff') return t(value === 'true' ? 'settings:on' : 'settings:off');
  if (unit === 'email' || unit === 'line' || unit === 'orgNumber' || unit === 'phone')
    return value || t('settings:empty');
  return t(`settings:units.${unit}`, { value: shownNumber(value, locale), count: value === '1' ? 1 : 2 });
}

/** How settings are written in the page's language. */
export function useSettingTexts() {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const text = (unit: Unit, value: string) => settingText(t, locale, unit, value);
  return {
    text,
    /** «0 to SEK 1,000,000» */
    range: (unit: Unit, { least, most }: NonNullable<SettingView['range']>) =>
      t('between', { least: shownNumber(least, locale), most: text(unit, most) }),
    /** «Between 0 and 1,000,000.» */
    rangeHint: ({ least, most }: NonNullable<SettingView['range']>) =>
      t('rangeHint', { least: shownNumber(least, locale), most: shownNumber(most, locale) }),
  };
}
