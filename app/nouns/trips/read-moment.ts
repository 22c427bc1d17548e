import { today } from '#fields/today';
import type { Moment } from '#fields/trip-times';
import { readWrittenMoment, type TypedMoment } from '@formats';

/** A local day and time (`2027-03-10T08:00`) as an instant; undefined if it is not one. */
type ReadMoment = (moment: string) => Date | undefined;

/** What a browser can check without the time zone of the trips. The server reads the instant. */
const plausible: ReadMoment = (moment) => new Date(`${moment}Z`);

let read = plausible;

/** The instant, however it was written, or the key of what is wrong with it. */
export function readMoment(typed: TypedMoment): Moment | { trouble: string } {
  const written = readWrittenMoment(typed, today());
  if ('trouble' in written) return written;
  const at = read(written.moment);
  return at ? { at, day: written.moment.slice(0, 10) } : { trouble: 'forms.date' };
}
/** Sets the server's reader, when it starts (`read-search.server.ts`). */
export const setMomentReader = (reader: ReadMoment): void => {
  read = reader;
};
