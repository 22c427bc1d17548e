// Traces: S3-035, S5-044
import * as z from 'zod/mini';
import { type Kind, optionalLine, row } from './kinds';
import * as schemas from './schemas';

/** Whether such a day and time exist. Only the server knows the time zone. */
const isMoment = (text: string): boolean => {
  const day = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(?::\d{2})?$/.exec(text)?.[1];
  return day !== undefined && schemas.isoDay.safeParse(day).success;
};
/** JSON has a single form. */
const jsonMoment = z.string().check(z.trim(), z.refine(isMoment, 'forms.date'));

/** A day and clock time, `2027-03-10T08:00`; forms accept it as people write it. */
const moment: Kind<string, string> = {
  asked: 'text',
  schema: schemas.moment,
  body: jsonMoment,
  show: (stored) => stored,
  required: true,
};

/** A bus's temporary starting position: a depot, or any other place. */
export const startingPosition = {
  startsAt: moment,
  endsAt: moment,
  depotId: {
    ...row,
    schema: schemas.orElse<number | null>(row.schema, null),
    body: z._default(z.nullable(row.body), null),
    required: false,
  } satisfies Kind<number | null, number | null>,
  place: optionalLine(120),
  placeId: optionalLine(80),
};
