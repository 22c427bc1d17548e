import * as z from 'zod/mini';
import { decimal, lines, reason, row, rows, unseen } from './kinds';

/** What a customer asks bus companies for. How many of them is the domain's to say. */
export const quoteRequest = {
  companies: rows(30),
  message: { ...lines, maxLength: 2_000 },
  specialRequests: { ...lines, maxLength: 2_000 },
  /** Of the form: sent twice, it is one request. */
  sendKey: unseen(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
};

/** What a company answers: buses of its own, and what it wants for the trip, without tax. */
export const quote = {
  vehicleIds: rows(4),
  /** Öre. */
  operatorPrice: decimal({ decimals: 2, least: 100, most: 1_000_000_000 }),
  message: { ...lines, maxLength: 2_000 },
};

/** Which of the quotes of a request a customer means, and why not. */
export const quoteChoice = { quote: row, reason };
