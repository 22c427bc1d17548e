// Traces: S1-024, S2-098, S9-027, S9-028
import { z } from 'zod';

/**
 * The units in which settings are stored: whole minutes, hours, days, metres, öre, basis points; an email address; on or off; and optional
 * ones: a line of text, ten digits of an organisation number, an E.164 number.
 */
export type SettingUnit =
  'minutes' | 'hours' | 'days' | 'metres' | 'ore' | 'basisPoints' | 'email' | 'onOff' | 'line' | 'orgNumber' | 'phone';
/** Those that are texts. */
export const isTextUnit = (unit: SettingUnit): boolean => ['email', 'line', 'orgNumber', 'phone'].includes(unit);
export const SETTING_GROUPS = [
  'bookings',
  'quotes',
  'trips',
  'prices',
  'payments',
  'access',
  'support',
  'seller',
] as const;

export interface SettingRule {
  group: (typeof SETTING_GROUPS)[number];
  unit: SettingUnit;
  /** The stored text of a new installation. */
  default: string;
  /** For numbers, in the unit above. */
  least?: number;
  most?: number;
  /** A change applies from a given day; existing agreements keep the old value. */
  isDated?: true;
}

/** The general settings of domain.md section 10: the one place that defines them, with their units and ranges. */
export const settingTable = {
  minimumDaysBeforeDeparture: { group: 'bookings', unit: 'days', default: '4', least: 0, most: 365 },
  directBookingLeadHours: { group: 'bookings', unit: 'hours', default: '24', least: 0, most: 8_760 },
  holdMinutes: { group: 'bookings', unit: 'minutes', default: '20', least: 1, most: 1_440 },
  quoteExpiryHours: { group: 'quotes', unit: 'hours', default: '48', least: 1, most: 8_760 },
  quoteRequestExpiryHours: { group: 'quotes', unit: 'hours', default: '48', least: 1, most: 8_760 },
  pickupDistanceMetres: { group: 'trips', unit: 'metres', default: '100000', least: 0, most: 2_000_000 },
  preparationMinutes: { group: 'trips', unit: 'minutes', default: '15', least: 0, most: 480 },
  turnaroundMinutes: { group: 'trips', unit: 'minutes', default: '30', least: 0, most: 1_440 },
  startWindowMinutes: { group: 'trips', unit: 'minutes', default: '120', least: 0, most: 1_440 },
  maximumTripDays: { group: 'trips', unit: 'days', default: '14', least: 1, most: 365 },
  // Regulation (EC) 561/2006, article 6: never more than ten.
  maximumDrivingHoursPerDay: { group: 'trips', unit: 'hours', default: '9', least: 1, most: 10 },
  taxBasisPoints: { group: 'prices', unit: 'basisPoints', default: '600', least: 0, most: 10_000, isDated: true },
  commissionBasisPoints: { group: 'prices', unit: 'basisPoints', default: '1000', least: 0, most: 10_000 },
  surchargeFee: { group: 'prices', unit: 'ore', default: '0', least: 0, most: 100_000_000 },
  cardPayment: { group: 'payments', unit: 'onOff', default: 'true' },
  invoicePayment: { group: 'payments', unit: 'onOff', default: 'true' },
  paymentTermsDays: { group: 'payments', unit: 'days', default: '30', least: 0, most: 365 },
  maximumCreditLimit: { group: 'payments', unit: 'ore', default: '100000000', least: 0, most: 1e12 },
  /** Staff without a second factor have to set one up at the next login before anything else. */
  staffNeedSecondFactor: { group: 'access', unit: 'onOff', default: 'false' },
  supportEmail: { group: 'support', unit: 'email', default: 'support@bussplats.invalid' },
  supportPhone: { group: 'support', unit: 'phone', default: '' },
  supportHoursSv: { group: 'support', unit: 'line', default: '' },
  supportHoursEn: { group: 'support', unit: 'line', default: '' },
  /** Answered day and night, for companies whose trip leaves soon. */
  onCallPhone: { group: 'support', unit: 'phone', default: '' },
  /** The working days within which an answer is promised, shown where people are asked to write; 0: no promise. */
  supportAnswerDays: { group: 'support', unit: 'days', default: '0', least: 0, most: 30 },
  /** The seller (the E-commerce Act, 2002:562, section 8): shown to everybody at the foot of every page, as soon as it is filled in. */
  sellerName: { group: 'seller', unit: 'line', default: '' },
  sellerOrgNumber: { group: 'seller', unit: 'orgNumber', default: '' },
  sellerAddress: { group: 'seller', unit: 'line', default: '' },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof settingTable;
export const SETTING_KEYS = Object.keys(settingTable) as SettingKey[];
export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(settingTable, text);
export const settingRule = (key: SettingKey): SettingRule => settingTable[key];

type TextUnit = 'email' | 'line' | 'orgNumber' | 'phone';
type ValueOf<Unit extends SettingUnit> = Unit extends 'onOff' ? boolean : Unit extends TextUnit ? string : number;
export type Settings = { [Key in SettingKey]: ValueOf<(typeof settingTable)[Key]['unit']> };

/** Parses and validates the stored text of a setting. */
export function settingSchema({ unit, least = 0, most = 0 }: SettingRule): z.ZodType<number | string | boolean> {
  if (unit === 'onOff') return z.stringbool();
  if (unit === 'line')
    return z
      .string()
      .max(120)
      .regex(/^\P{Cc}*$/u);
  if (unit === 'orgNumber') return z.string().regex(/^(\d{10})?$/);
  if (unit === 'phone') return z.string().regex(/^(\+\d{5,15})?$/);
  return unit === 'email' ? z.email().max(254) : z.coerce.number().int().min(least).max(most);
}

const schemas = new Map(SETTING_KEYS.map((key) => [key, settingSchema(settingRule(key))]));

/** The value of a stored text. Throws when it is outside the setting's range. */
export const readSetting = (key: SettingKey, stored: string): number | string | boolean =>
  schemas.get(key)!.parse(stored);

export const settingDefaults = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, settingTable[key].default]),
) as Record<SettingKey, string>;
