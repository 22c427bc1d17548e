import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from '@states/webhook-events';
import { type Kind, line, oneOf, row, someOf, typed } from './kinds';
import { orElse } from './schemas';

/** How long the old secret may stay valid beside the new one, in hours; 0 for a leaked one. */
export const OVERLAP_HOURS = [0, 24, 168] as const;

/** A text or null, which is different from an empty one. */
const maybe = <Value, Stored>(kind: Kind<Value, Stored>): Kind<Value | undefined, Stored> => ({
  ...kind,
  schema: z.optional(kind.schema),
  body: z.optional(kind.body),
  required: false,
});

/** An integration's name and the company that it acts for. */
export const integration = {
  name: line(),
  actsFor: oneOf(['company', 'customer', 'nobody']),
  companyId: maybe({ ...row, schema: z.coerce.number().check(z.int(), z.positive()) }),
  customer: maybe(line(254)),
  externalId: maybe(line(80)),
};

const url = z.string().check(z.trim(), z.maxLength(500));
/** Where it receives events of bookings, and which ones. */
export const webhook = {
  url: { ...typed('url'), schema: orElse(url, ''), body: url, required: false, maxLength: 500 },
  events: someOf(WEBHOOK_EVENTS),
};

const hours = z.coerce.number();
export const overlapHours: Kind<(typeof OVERLAP_HOURS)[number], string> = {
  asked: 'one',
  schema: z.pipe(hours, z.literal([...OVERLAP_HOURS])),
  body: z.literal([...OVERLAP_HOURS]),
  show: String,
  required: true,
  options: OVERLAP_HOURS.map(String),
};
