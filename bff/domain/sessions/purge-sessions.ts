import { clock } from '@bff/platform/clock';
import { DAY } from '../shared/time';
import { accessTokenStore } from './access-token.store';
import { sessionStore } from './session.store';

/** For a scheduled job: deletes ended sessions, and bearer tokens a day after they expire. Returns the number of rows. */
export async function purgeSessions(): Promise<number> {
  const now = clock.millis();
  return (await sessionStore.purge(new Date(now))) + (await accessTokenStore.purge(new Date(now - DAY)));
}
