import { afterEach, beforeEach, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { TOKEN_KINDS } from '@states/token-kinds';
import { emailChangeStore } from './email-change.store';
import { oneTimeTokenStore } from './one-time-token.store';
import { purgeAttemptsAndLinks } from './purge-accounts';

useTestDatabase();
beforeEach(() => clock.freeze('2027-03-10T08:00:00Z'));
afterEach(() => clock.release());

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
const inAnHour = () => new Date(clock.millis() + 60 * MINUTE);
const kept = async (table: 'one_time_tokens' | 'email_changes') => (await select(`SELECT id FROM ${table}`)).length;

it('links of every kind are deleted thirty days after they stopped working, and not before', async () => {
  const { userId } = await createUser();
  for (const kind of TOKEN_KINDS) await oneTimeTokenStore.issue(userId, kind, inAnHour());
  clock.advance(30 * DAY + 59 * MINUTE);
  await purgeAttemptsAndLinks();
  expect(await kept('one_time_tokens')).toBe(TOKEN_KINDS.length);
  clock.advance(2 * MINUTE);
  expect(await purgeAttemptsAndLinks()).toBe(TOKEN_KINDS.length);
  expect(await kept('one_time_tokens')).toBe(0);
});

it('changes of address, with the requested address, are deleted after thirty days too', async () => {
  await emailChangeStore.issue((await createUser()).userId, 'ny@example.se', inAnHour());
  clock.advance(30 * DAY - MINUTE);
  await purgeAttemptsAndLinks();
  expect(await kept('email_changes')).toBe(1);
  clock.advance(2 * MINUTE);
  await purgeAttemptsAndLinks();
  expect(await kept('email_changes')).toBe(0);
});
