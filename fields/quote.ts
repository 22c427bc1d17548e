import { LANGUAGES } from '@states/languages';
import * as z from 'zod/mini';
import { decimal, flag, lines, neededRows, oneOf, orNone, reason, row, rows, unseen, wholeNumber } from './kinds';

/** A customer's quote request. The domain checks how many companies it may ask. */
export const quoteRequest = {
  companies: rows(30),
  message: { ...lines, maxLength: 2_000 },
  specialRequests: { ...lines, maxLength: 2_000 },
  /** Of the form: sent twice, it is one request. */
  sendKey: unseen(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
};

/** How long an offer is valid, while its buses are held: two weeks at the most. */
export const LONGEST_VALID_HOURS = 14 * 24;
const validHours = wholeNumber({ least: 1, most: LONGEST_VALID_HOURS, unit: 'h' });

const PRICE = { decimals: 2, least: 100, most: 1_000_000_000, unit: 'kr' } as const;
/** Of a form: the price, in öre, that is meant, however far it is from the lists': what its box was ticked for. */
const priceConfirmed = orNone(unseen(z.coerce.number().check(z.int())));

/** An administrator's offer to a customer who has called. */
export const sale = {
  /** The customer's price without tax, in öre. */
  customerPrice: decimal(PRICE),
  expiryHours: validHours,
  language: oneOf(LANGUAGES),
  message: { ...lines, maxLength: 2_000 },
  sendKey: quoteRequest.sendKey,
  priceConfirmed,
};

/** A company's answer: its own buses, and its price for the trip without tax. */
export const quote = {
  vehicleIds: neededRows(4, 'quote.noVehicle'),
  /** In each bus, even if the rules allow one. */
  twoDrivers: flag,
  /** Öre. */
  operatorPrice: decimal(PRICE),
  /** By the settings if empty. */
  expiryHours: orNone(validHours),
  message: { ...lines, maxLength: 2_000 },
  priceConfirmed,
};

/** The quote that a customer means, and a reason. */
export const quoteChoice = { quote: row, reason };
