// Traces: S8-080, S8-240
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '../shared/actor';
import {
  cancelEmailChange,
  changePassword,
  canConfirmEmailChange,
  confirmEmailChange,
  ownerOfPasswordLink,
  ownProfile,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from './index';
import { readSession, startSession } from '../sessions';
import { registerCustomer } from '../customers';
import { loginOf } from '../sessions/testing/login-of';

const PASSWORD = 'Gul buss 55';

describe('a change of address', () => {
  useTestDatabase({ pool: 12 });
  let count = 0;

  beforeEach(() => clock.freeze('2027-03-10T08:00:00Z'));
  afterEach(() => clock.release());

  const fresh = () => `ny${++count}@demo.invalid`;
  async function registered({ usernameIsEmail = false } = {}): Promise<{ actor: UserActor; email: string }> {
    const username = `byter${++count}`;
    const email = `${username}@demo.invalid`;
    const { userId } = await registerCustomer({ username: usernameIsEmail ? email : username, email, password: PASSWORD, name: 'Kund', phone: '+46701234567', language: 'sv' }); // prettier-ignore
    return {
      actor: (await readSession((await startSession({ login: await loginOf(userId) })).token))!.user!.actor,
      email,
    };
  }
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { key?: string; field?: string }) =>
        [error.key ?? 'no domain error', error.field].filter(Boolean).join(' '),
    );
  const ask = (actor: UserActor, email: string) => outcomeOf(requestEmailChange(actor, email));
  /** The templates of the mails to an address, in order, and the tokens of their links that change an address. */
  async function mailsTo(to: string) {
    const rows = await select<{ payload: unknown }>('SELECT payload FROM outbox ORDER BY id');
    const mails = rows
      .map(({ payload }) => (typeof payload === 'string' ? payload : JSON.stringify(payload)))
      .filter((text) => text.includes(`"to":"${to}"`) || text.includes(`"to": "${to}"`));
    return {
      templates: mails.map((text) => (JSON.parse(text) as { template: string }).template),
      tokens: mails.flatMap((text) => [...text.matchAll(/confirm-email\/([\w-]{43})/g)].map(([, token]) => token!)),
    };
  }

  it('waits for the link that is mailed to the new address, and tells the old one before and after', async () => {
    const { actor, email } = await registered();
    const next = fresh();
    expect(await ask(actor, ` ${next.toUpperCase()} `)).toBe('done');
    expect(await ownProfile(actor)).toMatchObject({ email, newEmail: next });
    expect((await mailsTo(email)).templates).toEqual(['welcome', 'emailChangeNotice']);
    const { templates, tokens } = await mailsTo(next);
    expect(templates).toEqual(['emailChange']);
    expect(await canConfirmEmailChange(tokens[0]!)).toBe(true);
    expect(await ownProfile(actor)).toMatchObject({ email });
    await confirmEmailChange(tokens[0]!);
    expect(await ownProfile(actor)).toMatchObject({ email: next, emailVerified: true, newEmail: null });
    expect((await mailsTo(email)).templates.at(-1)).toBe('emailChanged');
    expect(JSON.stringify(await select('SELECT * FROM email_changes'))).not.toContain(tokens[0]);
  });

  it('also changes a username that is the address, and revokes links that were mailed to the old one', async () => {
    const { actor, email } = await registered({ usernameIsEmail: true });
    await requestPasswordReset(email);
    const rows = await select<{ payload: unknown }>('SELECT payload FROM outbox ORDER BY id DESC LIMIT 1');
    const reset = /change-password\/([\w-]{43})/.exec(JSON.stringify(rows))![1]!;
    const next = fresh();
    await ask(actor, next);
    expect(await ownerOfPasswordLink(reset)).toBeDefined();
    await confirmEmailChange((await mailsTo(next)).tokens[0]!);
    expect(await ownProfile(actor)).toMatchObject({ email: next, username: next });
    expect(await ownerOfPasswordLink(reset)).toBeUndefined();
  });

  it('looks the same when the address is taken; its owner gets a mail without a link', async () => {
    const { actor } = await registered();
    const taken = await registered();
    expect(await ask(actor, taken.email)).toBe('done');
    expect(await ownProfile(actor)).toMatchObject({ newEmail: taken.email });
    expect(await mailsTo(taken.email)).toEqual({ templates: ['welcome', 'emailChangeTaken'], tokens: [] });
  });

  it('is refused by the link when somebody has taken the address meanwhile, and nothing changes', async () => {
    const { actor, email } = await registered();
    const next = fresh();
    await ask(actor, next);
    const other = await registered();
    await execute('UPDATE users SET email = :next WHERE id = :id', { next, id: other.actor.userId });
    const { tokens } = await mailsTo(next);
    expect(await outcomeOf(confirmEmailChange(tokens[0]!))).toBe('user.duplicateEmail email');
    expect(await ownProfile(actor)).toMatchObject({ email, newEmail: next });
  });

  it('has a link that works once, however many come at once, and for an hour', async () => {
    const { actor } = await registered();
    const [first, second] = [fresh(), fresh()];
    await ask(actor, first);
    const [link] = (await mailsTo(first)).tokens;
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(confirmEmailChange(link!))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'auth.verificationTokenExpired')).toHaveLength(7);
    await ask(actor, second);
    const [later] = (await mailsTo(second)).tokens;
    clock.advance(3_600_000);
    expect(await canConfirmEmailChange(later!)).toBe(false);
    expect(await outcomeOf(confirmEmailChange(later!))).toBe('auth.verificationTokenExpired');
    expect(await ownProfile(actor)).toMatchObject({ email: first, newEmail: null });
  });

  it('ends when it is cancelled or another one is requested', async () => {
    const { actor, email } = await registered();
    const [first, second] = [fresh(), fresh()];
    await ask(actor, first);
    await ask(actor, second);
    expect(await canConfirmEmailChange((await mailsTo(first)).tokens[0]!)).toBe(false);
    const [link] = (await mailsTo(second)).tokens;
    expect(await canConfirmEmailChange(link!)).toBe(true);
    await cancelEmailChange(actor);
    expect(await outcomeOf(confirmEmailChange(link!))).toBe('auth.verificationTokenExpired');
    expect(await ownProfile(actor)).toMatchObject({ email, newEmail: null });
  });

  it('ends when a new password is chosen: after the warning about an unrequested change, or in the profile', async () => {
    const byLink = await registered();
    const stolen = fresh();
    await ask(byLink.actor, stolen);
    await requestPasswordReset(byLink.email);
    const [reset] = await select<{ payload: string }>(
      "SELECT CAST(payload AS CHAR) AS payload FROM outbox WHERE CAST(payload AS CHAR) LIKE '%change-password%' ORDER BY id DESC LIMIT 1",
    );
    const token = /change-password\/([\w-]{43})/.exec(reset!.payload)![1]!;
    await resetPassword({ token, password: 'Grön buss 66' });
    expect(await outcomeOf(confirmEmailChange((await mailsTo(stolen)).tokens[0]!))).toBe(
      'auth.verificationTokenExpired',
    );
    expect(await ownProfile(byLink.actor)).toMatchObject({ email: byLink.email, newEmail: null });

    const inProfile = await registered();
    const other = fresh();
    await ask(inProfile.actor, other);
    await changePassword(inProfile.actor, { currentPassword: PASSWORD, password: 'Grön buss 66', clientAddress: '192.0.2.9' }); // prettier-ignore
    expect(await outcomeOf(confirmEmailChange((await mailsTo(other)).tokens[0]!))).toBe(
      'auth.verificationTokenExpired',
    );
  });

  it('to the present address is refused', async () => {
    const { actor, email } = await registered();
    expect(await ask(actor, email.toUpperCase())).toBe('user.emailUnchanged email');
    expect((await ownProfile(actor)).newEmail).toBeNull();
    expect((await mailsTo(email)).templates).toEqual(['welcome']);
  });

  it('floods no mailbox: three an hour', async () => {
    const { actor } = await registered();
    const outcomes = [];
    for (let i = 0; i < 4; i++) outcomes.push(await ask(actor, fresh()));
    expect(outcomes).toEqual(['done', 'done', 'done', 'auth.tooManyTries email']);
    clock.advance(3_600_001);
    expect(await ask(actor, fresh())).toBe('done');
  });

  it.each(['', 'x', 'a'.repeat(43), "' OR 1=1"])('is not made by the link %j', async (token) => {
    expect(await canConfirmEmailChange(token)).toBe(false);
    expect(await outcomeOf(confirmEmailChange(token))).toBe('auth.verificationTokenExpired');
  });
});
