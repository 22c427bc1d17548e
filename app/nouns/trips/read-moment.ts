import { today } from '#fields/today';
import { readWrittenMoment, type TypedMoment } from '@formats';

/** A day and time on the wall clock (`2027-03-10T08:00`) as an instant; undefined when it is none. */
type ReadMoment = (moment: string) => Date | undefined;

/** What a browser can tell without the zone in which trips are made. The server reads the instant. */
const plausible: ReadMoment = (moment) => new Date(`${moment}Z`);

let read = plausible;

/** However it was written, or the key of what is wrong with it. */
export function readMoment(typed: TypedMoment): { at: Date } | { trouble: string } {
  const written = readWrittenMoment(typed, today());
  if ('trouble' in written) return written;
  const at = read(written.moment);
  return at ? { at } : { trouble: 'forms.date' };
}
/** The server's, at its start (`read-search.server.ts`). */
export const setMomentReader = (reader: ReadMoment): void => {
  read = reader;
};
