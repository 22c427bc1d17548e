// Traces: S8-150, S8-151
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { createCompany, createUser } from '@db/factories';
import { User } from '@db/models';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '../shared/actor';
import { transitionsOf } from '../shared/event-log.store';
import {
  acceptInvitation,
  invitationOf,
  inviteUser,
  logIn,
  type NewInvitation,
  ownerOfPasswordLink,
  renewInvitation,
  requestPasswordReset,
  resetPassword,
} from './index';
import { readSession, startSession } from '../sessions';
import { loginOf } from '../sessions/testing/login-of';

const PASSWORD = 'Gul buss 55';
const DAY_MS = 24 * 3_600_000;

describe('an invitation', () => {
  useTestDatabase({ pool: 10 });
  let count = 0;
  let admin: UserActor;

  beforeEach(async () => {
    clock.freeze('2027-03-10T08:00:00Z');
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => clock.release());

  const invited = (changes: Partial<NewInvitation> = {}): NewInvitation => ({
    email: `inbjuden${++count}@demo.invalid`,
    name: 'Inga Bjuden',
    language: 'sv',
    roles: ['COMPANY_ADMIN'],
    companyId: null,
    ...changes,
  });
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: Error & { key?: string; field?: string }) =>
        [error.key ?? error.message, error.field].filter(Boolean).join(' '),
    );
  /** The invitations that were mailed to an address, in order. */
  const mailed = async (to: string) => {
    const rows = await select<{ payload: string }>('SELECT CAST(payload AS CHAR) AS payload FROM outbox ORDER BY id');
    return rows
      .filter(({ payload }) => payload.includes(`"${to}"`))
      .flatMap(({ payload }) => [...payload.matchAll(/(sv|en)\/auth\/invitation\/([\w-]{43})/g)].map(([, , token]) => token!)); // prettier-ignore
  };
  const logIn_ = (username: string, password = PASSWORD) =>
    outcomeOf(logIn({ username, password, clientAddress: '203.0.113.7' }));

  it('creates an account that nobody can log in to until its password is chosen by the mailed link', async () => {
    const company = await createCompany({ name: 'Inbjudna Bussar AB' });
    const invitation = invited({ companyId: company.id, email: 'Ny.Admin@Demo.Invalid' });
    const { userId } = await inviteUser(invitation, admin);
    expect(await logIn_('ny.admin@demo.invalid')).toBe('auth.invalidCredentials');
    const [token] = await mailed('ny.admin@demo.invalid');
    expect(await invitationOf(token!)).toEqual({ username: 'ny.admin@demo.invalid', name: 'Inga Bjuden' });
    expect(await acceptInvitation({ token: token!, password: PASSWORD })).toEqual(await loginOf(userId));
    expect(await logIn_('ny.admin@demo.invalid')).toBe('done');
    const actor = (await readSession((await startSession({ login: await loginOf(userId) })).token))!.user!.actor;
    expect(actor).toMatchObject({ roles: ['COMPANY_ADMIN'], companyId: company.id });
    expect((await User.findByPk(userId))!.emailVerifiedAt).toEqual(clock.now());
    expect(await transitionsOf('user', userId)).toMatchObject([
      { from: null, to: 'invited', actorUserId: admin.userId },
      { from: 'invited', to: 'active', actorUserId: userId },
    ]);
    const [mail] = await select<{ payload: string }>(
      "SELECT CAST(payload AS CHAR) AS payload FROM outbox WHERE payload LIKE '%ny.admin@%' ORDER BY id DESC LIMIT 1",
    );
    expect(mail!.payload).toContain('Inbjudna Bussar AB');
  });

  it('does not outlive a rollback of its transaction', async () => {
    const invitation = invited();
    const made = inTransaction(async () => {
      await inviteUser(invitation, admin);
      throw new Error('not after all');
    });
    expect(await outcomeOf(made)).toBe('not after all');
    expect(await User.count({ where: { email: invitation.email } })).toBe(0);
    expect(await mailed(invitation.email)).toEqual([]);
  });

  it('works once, however many come at once', async () => {
    const invitation = invited();
    await inviteUser(invitation, admin);
    const [token] = await mailed(invitation.email);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, i) => outcomeOf(acceptInvitation({ token: token!, password: `${PASSWORD}${i}` }))),
    );
    expect(outcomes.sort()).toEqual([...Array<string>(5).fill('auth.invitationExpired'), 'done']);
    expect(await invitationOf(token!)).toBeUndefined();
  });

  it('works for seven days; a new one revokes the previous one', async () => {
    const invitation = invited();
    const { userId } = await inviteUser(invitation, admin);
    const [first] = await mailed(invitation.email);
    clock.advance(7 * DAY_MS - 1);
    expect(await invitationOf(first!)).toBeDefined();
    await renewInvitation(admin, userId);
    expect(await invitationOf(first!)).toBeUndefined();
    const [, second] = await mailed(invitation.email);
    clock.advance(7 * DAY_MS);
    expect(await invitationOf(second!)).toBeUndefined();
    expect(await outcomeOf(acceptInvitation({ token: second!, password: PASSWORD }))).toBe('auth.invitationExpired');
  });

  it('requires a valid password, and leaves the link usable', async () => {
    const invitation = invited();
    await inviteUser(invitation, admin);
    const [token] = await mailed(invitation.email);
    expect(await outcomeOf(acceptInvitation({ token: token!, password: 'kort' }))).toBe('user.passwordRules password');
    expect(await outcomeOf(acceptInvitation({ token: token!, password: PASSWORD }))).toBe('done');
  });

  it('is revoked by a forgotten-password link, and does not work as one', async () => {
    const invitation = invited();
    await inviteUser(invitation, admin);
    const [token] = await mailed(invitation.email);
    expect(await ownerOfPasswordLink(token!)).toEqual({ username: invitation.email, invited: true });
    await requestPasswordReset(invitation.email);
    const rows = await select<{ payload: string }>('SELECT CAST(payload AS CHAR) AS payload FROM outbox ORDER BY id');
    const reset = /change-password\/([\w-]{43})/.exec(rows.at(-1)!.payload)![1]!;
    expect(await invitationOf(reset)).toBeUndefined();
    expect(await outcomeOf(acceptInvitation({ token: reset, password: PASSWORD }))).toBe('auth.invitationExpired');
    await resetPassword({ token: reset, password: PASSWORD });
    expect(await invitationOf(token!)).toBeUndefined();
  });

  it('does not open a locked or closed account', async () => {
    const invitation = invited();
    const { userId } = await inviteUser(invitation, admin);
    const [token] = await mailed(invitation.email);
    for (const status of ['locked', 'inactive'] as const) {
      await User.update({ status }, { where: { id: userId } });
      expect(await invitationOf(token!)).toBeUndefined();
      expect(await outcomeOf(acceptInvitation({ token: token!, password: PASSWORD }))).toBe('auth.invitationExpired');
    }
  });

  it('says which name is taken', async () => {
    const taken = invited({ username: 'upptagen' });
    await inviteUser(taken, admin);
    expect(await outcomeOf(inviteUser(invited({ username: 'Upptagen' }), admin))).toBe('user.duplicateUsername username'); // prettier-ignore
    expect(await outcomeOf(inviteUser(invited({ email: taken.email.toUpperCase(), username: 'ledig' }), admin))).toBe('user.duplicateEmail email'); // prettier-ignore
    expect(await outcomeOf(inviteUser(invited({ username: 'annan@demo.invalid' }), admin))).toBe('user.usernameNotYours username'); // prettier-ignore
  });

  describe('sent again', () => {
    it('by administrators and the user’s own company alone', async () => {
      const [own, other] = [await createCompany(), await createCompany()];
      const invitation = invited({ companyId: own.id, roles: ['DRIVER'] });
      const { userId } = await inviteUser(invitation, admin);
      const asked = async (actor: Promise<UserActor>) => outcomeOf(renewInvitation(await actor, userId));
      expect(await asked(createUser({ roles: ['COMPANY_ADMIN'], companyId: own.id }))).toBe('done');
      expect(await asked(createUser({ roles: ['SYSTEM_OWNER'] }))).toBe('done');
      expect(await asked(createUser({ roles: ['COMPANY_ADMIN'], companyId: other.id }))).toBe('user.notFound');
      expect(await asked(createUser({ roles: ['COMPANY_ADMIN'], companyId: null }))).toBe('user.notFound');
      expect(await asked(createUser({ roles: ['DRIVER'], companyId: own.id }))).toBe('user.notFound');
      expect(await mailed(invitation.email)).toHaveLength(3);
    });

    it('not to somebody who has chosen a password, and five times an hour at most', async () => {
      const invitation = invited();
      const { userId } = await inviteUser(invitation, admin);
      for (let i = 0; i < 4; i++) await renewInvitation(admin, userId);
      expect(await outcomeOf(renewInvitation(admin, userId))).toBe('request.tooMany');
      clock.advance(3_600_001);
      expect(await outcomeOf(renewInvitation(admin, userId))).toBe('done');
      const token = (await mailed(invitation.email)).at(-1)!;
      await acceptInvitation({ token, password: PASSWORD });
      expect(await outcomeOf(renewInvitation(admin, userId))).toBe('user.invitationAccepted');
      expect(await outcomeOf(renewInvitation(admin, 999_999))).toBe('user.notFound');
    });
  });
});
