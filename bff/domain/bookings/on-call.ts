import { readSettings } from '@bff/domain/settings';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

/** So long before a bus leaves, an answer within a working day may come too late. */
const CALL_BEFORE_MS = DAY;

/** The number that we answer day and night, for a trip that leaves soon or is under way; null if it can wait, or if there is none. */
export async function onCallPhone({ plannedStart }: { plannedStart: Date }): Promise<ShownPhone | null> {
  if (plannedStart.getTime() - CALL_BEFORE_MS > clock.millis()) return null;
  const settings = await readSettings();
  return shownPhoneIf(settings.onCallPhone || null);
}
