import { MINUTE } from '@bff/domain/shared/time';

/** How long a vehicle is held (domain.md section 7). This one is a setting; the others follow from the provider's shortest session. */
export const AFTER_FAILURE_MINUTES = 20;
/** The provider's shortest session; the hold lasts until it is closed or expires, and a little longer for the news to arrive. */
export const SESSION_MINUTES = 30;
export const AFTER_SESSION_MINUTES = 5;
/** The extra time for a customer who needs it, once. */
export const EXTENSION_MINUTES = 10;
/** No session is opened later than this after the first hold, so no hold exceeds 65 minutes. */
export const LAST_SESSION_AFTER_MINUTES = 30;
const LONGEST_MINUTES = LAST_SESSION_AFTER_MINUTES + SESSION_MINUTES + AFTER_SESSION_MINUTES;

/** `wanted`, but never later than 65 minutes after the first hold. */
export const holdUntil = (firstHeld: Date, wanted: Date): Date =>
  new Date(Math.min(wanted.getTime(), firstHeld.getTime() + LONGEST_MINUTES * MINUTE));
