import * as z from 'zod/mini';
import { decimal, flag, lines, oneOf, reason, row, rows, unseen, wholeNumber } from './kinds';

/** What a customer asks bus companies for. How many of them is the domain's to say. */
export const quoteRequest = {
  companies: rows(30),
  message: { ...lines, maxLength: 2_000 },
  specialRequests: { ...lines, maxLength: 2_000 },
  /** Of the form: sent twice, it is one request. */
  sendKey: unseen(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
};

/** What an administrator offers a customer who has called. */
export const sale = {
  /** What the customer pays without tax, in öre. */
  customerPrice: decimal({ decimals: 2, least: 100, most: 1_000_000_000 }),
  expiryHours: wholeNumber({ least: 1, most: 14 * 24 }),
  language: oneOf(['sv', 'en']),
  message: { ...lines, maxLength: 2_000 },
  sendKey: quoteRequest.sendKey,
};

/** What a company answers: buses of its own, and what it wants for the trip, without tax. */
export const quote = {
  vehicleIds: rows(4),
  /** In each bus, also where the rules would let one drive. */
  twoDrivers: flag,
  /** Öre. */
  operatorPrice: decimal({ decimals: 2, least: 100, most: 1_000_000_000 }),
  message: { ...lines, maxLength: 2_000 },
};

/** Which of the quotes of a request a customer means, and why not. */
export const quoteChoice = { quote: row, reason };
