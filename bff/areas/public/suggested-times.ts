import { DAY, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

const DAYS_AHEAD = 14;

/** The search form's initial times: two weeks from now, out in the morning and home in the evening; of a round trip, on the next day. */
export function suggestedTimes(tripType: string | null): { departure: string; return: string } {
  const inDays = (days: number) => toLocalDate(clock.millis() + days * DAY);
  const home = inDays(DAYS_AHEAD + (tripType === 'round-trip' ? 1 : 0));
  return { departure: `${inDays(DAYS_AHEAD)}T08:00`, return: `${home}T18:00` };
}
