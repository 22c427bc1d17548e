import { formatOrgNumber, type Unit, wholeUnits, withoutUnit } from '@formats';
import { parseOrgNumber } from '@bff/domain/shared/numbers';
import { formatPhone, toE164 } from '@bff/domain/shared/shown-phone';
import { isTextUnit, type SettingKey, settingRule, settingSchema, type SettingUnit } from './settings';

/** People type and read kilometres, kronor and percent; metres, öre and basis points are stored. */
const SCALE: Partial<Record<SettingUnit, number>> = { metres: 1_000, ore: 100, basisPoints: 100 };
const DECIMALS: Partial<Record<SettingUnit, number>> = { metres: 3, ore: 2, basisPoints: 2 };
/** What stands beside the field, and may be written after the number. */
const UNITS: Partial<Record<SettingUnit, Unit>> = {
  metres: 'km',
  ore: 'kr',
  basisPoints: '%',
  minutes: 'min',
  hours: 'h',
  days: 'days',
};
const scaleOf = (unit: SettingUnit) => SCALE[unit] ?? 1;

export type TypedSetting = { stored: string } | { error: string };

/**
 * Converts typed text to what is stored: `6,5` percent becomes `650`. Spaces between digits, decimal commas and points, and English groups are understood. An
 * error is the key of a `forms` text with its value, in the unit that was typed.
 */
export function parseTyped(key: SettingKey, typed: string): TypedSetting {
  const rule = settingRule(key);
  const text = typed.trim();
  if (rule.unit === 'line' || rule.unit === 'orgNumber' || rule.unit === 'phone')
    return parseOptionalText(rule.unit, text);
  if (text === '') return { error: 'forms.required' };
  if (rule.unit === 'onOff') return /^(true|false)$/.test(text) ? { stored: text } : { error: 'forms.invalid' };
  if (rule.unit === 'email')
    return settingSchema(rule).safeParse(text).success ? { stored: text } : { error: 'forms.email' };

  const number = wholeUnits(withoutUnit(text, UNITS[rule.unit]), DECIMALS[rule.unit] ?? 0);
  if (number === undefined) return { error: DECIMALS[rule.unit] ? 'forms.decimal' : 'forms.wholeNumber' };
  const { least = 0, most = 0 } = rule;
  const scale = scaleOf(rule.unit);
  if (number < least || number > most) return { error: `forms.between,${least / scale},${most / scale}` };
  return { stored: String(number) };
}

/** An optional text: if empty, it is not shown. */
function parseOptionalText(unit: 'line' | 'orgNumber' | 'phone', text: string): TypedSetting {
  if (text === '') return { stored: '' };
  if (unit === 'orgNumber') {
    const orgNumber = parseOrgNumber(text);
    return orgNumber ? { stored: orgNumber } : { error: 'forms.orgNumber' };
  }
  if (unit === 'phone') {
    const phone = toE164(text);
    return phone ? { stored: phone } : { error: 'forms.phone' };
  }
  return text.length > 120 ? { error: 'forms.tooLong,120' } : { stored: text.replace(/\p{Cc}/gu, ' ') };
}

/** A stored value as people type it: `650` basis points → `6,5` in Swedish. */
export function shownSetting(key: SettingKey, stored: string, language: 'sv' | 'en'): string {
  const { unit } = settingRule(key);
  if (unit === 'phone') return stored && formatPhone(stored);
  if (unit === 'orgNumber') return formatOrgNumber(stored);
  return unit === 'onOff' || isTextUnit(unit) ? stored : shownNumber(Number(stored), unit, language);
}

/** The range of a number in the unit in which it is typed; null for an email address or a switch. */
export function shownRange(key: SettingKey, language: 'sv' | 'en'): { least: string; most: string } | null {
  const { unit, least, most } = settingRule(key);
  if (least === undefined || most === undefined) return null;
  return { least: shownNumber(least, unit, language), most: shownNumber(most, unit, language) };
}

const format = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3 });

/**
 * As it stands in a field: in groups of three with spaces in Swedish (specification section 9); in English without groups and with a point,
 * since the comma of `2,000` would be read as a decimal sign.
 */
function shownNumber(stored: number, unit: SettingUnit, language: 'sv' | 'en'): string {
  const number = stored / scaleOf(unit);
  return language === 'sv' ? format.format(number) : String(number);
}
