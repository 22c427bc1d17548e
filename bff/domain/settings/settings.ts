import { z } from 'zod';

/**
 * The general settings of domain.md section 10: key → schema of the stored text and the value that a new installation starts with.
 * Units stand in the names: minutes, hours, days, metres, öre, basis points.
 */
const minutes = z.coerce.number().int().min(0).max(10_080);
const hours = z.coerce.number().int().min(0).max(8_760);
const days = z.coerce.number().int().min(0).max(365);
const basisPoints = z.coerce.number().int().min(0).max(10_000);
const ore = z.coerce.number().int().min(0).max(1e12);
const metres = z.coerce.number().int().min(0).max(2_000_000);
const onOff = z.stringbool();

export const settingSchemas = {
  quoteExpiryHours: hours,
  quoteRequestExpiryHours: hours,
  minimumDaysBeforeDeparture: days,
  startWindowMinutes: minutes,
  holdMinutes: minutes,
  directBookingLeadHours: hours,
  pickupDistanceMetres: metres,
  preparationMinutes: minutes,
  turnaroundMinutes: minutes,
  taxBasisPoints: basisPoints,
  commissionBasisPoints: basisPoints,
  surchargeFee: ore,
  maximumTripDays: days,
  maximumDrivingHoursPerDay: hours,
  maximumCreditLimit: ore,
  paymentTermsDays: days,
  supportEmail: z.email(),
  cardPayment: onOff,
  invoicePayment: onOff,
} as const;

export type SettingKey = keyof typeof settingSchemas;
export type Settings = { [Key in SettingKey]: z.output<(typeof settingSchemas)[Key]> };

export const settingDefaults: { [Key in SettingKey]: string } = {
  quoteExpiryHours: '48',
  quoteRequestExpiryHours: '48',
  minimumDaysBeforeDeparture: '4',
  startWindowMinutes: '120',
  holdMinutes: '20',
  directBookingLeadHours: '24',
  pickupDistanceMetres: '100000',
  preparationMinutes: '15',
  turnaroundMinutes: '30',
  taxBasisPoints: '600',
  commissionBasisPoints: '1000',
  surchargeFee: '0',
  maximumTripDays: '14',
  maximumDrivingHoursPerDay: '9',
  maximumCreditLimit: '100000000',
  paymentTermsDays: '30',
  supportEmail: 'support@bussplats.invalid',
  cardPayment: 'true',
  invoicePayment: 'true',
};
