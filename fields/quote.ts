import * as z from 'zod/mini';
import { lines, rows, unseen } from './kinds';

/** What a customer asks bus companies for. How many of them is the domain's to say. */
export const quoteRequest = {
  companies: rows(30),
  message: { ...lines, maxLength: 2_000 },
  specialRequests: { ...lines, maxLength: 2_000 },
  /** Of the form: sent twice, it is one request. */
  sendKey: unseen(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
};
