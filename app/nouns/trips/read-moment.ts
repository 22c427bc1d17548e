import { writtenMoment } from './written-moment';

/** A day and time on the wall clock (`2027-03-10T08:00`) as an instant; undefined when it is none. */
type ReadMoment = (typed: string) => Date | undefined;

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(?::\d{2})?$/;

/** What a browser can tell without the zone in which trips are made: whether there is such a day. The server reads the instant. */
const plausible: ReadMoment = (typed) => {
  const [text, day] = WALL_CLOCK.exec(typed.trim()) ?? [];
  const at = new Date(`${text?.replace(' ', 'T')}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day ? at : undefined;
};

let read = plausible;

/** However it was written (`writtenMoment`). */
export const readMoment: ReadMoment = (typed) => {
  const written = writtenMoment(typed);
  return written === undefined ? undefined : read(written);
};
/** The server's, at its start (`read-search.server.ts`). */
export const setMomentReader = (reader: ReadMoment): void => {
  read = reader;
};
