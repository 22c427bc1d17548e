import type { AccessibilityNames, AccessibilityProperty } from '@bff/domain/accessibility';
import type { Locale } from '~/i18n/i18n';

/** A property's name in a language. */
export const accessibilityName = ({ nameSv, nameEn }: AccessibilityNames, locale: Locale): string =>
  locale === 'sv' ? nameSv : nameEn;

/** The catalogue as checkboxes, by name. */
export const accessibilityChoices = (catalogue: readonly AccessibilityProperty[], locale: Locale) =>
  catalogue
    .map((one) => ({ value: one.code, label: accessibilityName(one, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
