import { DAY, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

const DAYS_AHEAD = 14;

/** The search form's initial times: two weeks from now, out in the morning and home in the evening. */
export function suggestedTimes(): { departure: string; return: string } {
  const day = toLocalDate(clock.millis() + DAYS_AHEAD * DAY);
  return { departure: `${day}T08:00`, return: `${day}T18:00` };
}
