// Traces: S1-017, S1-023, S2-075, S2-076, S2-077, S2-110, S2-181, S6-022, S6-023, S6-024, S6-028, S8-031, S8-260,
// S8-261, S8-262, S8-263, S8-264, S8-265, S8-266, S8-267
import { beforeAll, describe, expect, it } from 'vitest';
import { personalDataOfBookings } from '@bff/domain/bookings';
import { execute, select, selectOne } from '@db/query';
import { createOrder } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '../shared/actor';
import { loginAttemptStore } from './login-attempt.store';
import { accountKey, locksOf, nameKey } from './login-lockout';
import { managedUserStore } from './managed-user.store';
import { oneTimeTokenStore } from './one-time-token.store';
import {
  disableUser,
  editUser,
  enableUser,
  findUsers,
  invitationOf,
  logIn,
  logOutUser,
  registerUser,
  renewInvitation,
  requestPasswordReset,
  resetPassword,
  seeUser,
  sendPasswordLink,
  unlockUser,
} from './index';
import { actorOfToken, issueToken, readSession, readToken, startSession } from '../sessions';
import { deleteUser, registerPersonalData } from '../erasure';
import { loginOf } from '../sessions/testing/login-of';

const clientAddress = '203.0.113.9';
import { company, events, invitations, outcomeOf, PASSWORD, person, query, typed } from './testing/managed-users';

describe('administering an account', () => {
  useTestDatabase({ pool: 12 });
  beforeAll(() => registerPersonalData(personalDataOfBookings));

  describe('disabling it', () => {
    it('ends session, token and mailed link at once, and enabling lets in again', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const driver = await person(['DRIVER'], await company());
      const { username } = (await seeUser(admin, driver.userId)).user;
      const { token } = await startSession({ login: await loginOf(driver.userId) });
      const claims = await readToken(`Bearer ${(await issueToken(await loginOf(driver.userId))).token}`);
      const link = await oneTimeTokenStore.issue(driver.userId, 'passwordReset', new Date(Date.now() + 60_000));
      expect(await oneTimeTokenStore.find(link, ['passwordReset'])).toBeDefined();
      await disableUser(admin, driver.userId);
      expect(await readSession(token)).toBeNull();
      expect(await outcomeOf(actorOfToken(claims))).toBe('auth.tokenRevoked');
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('auth.invalidCredentials');
      expect(await outcomeOf(disableUser(admin, driver.userId))).toBe('state.notAllowed');
      await enableUser(admin, driver.userId);
      expect(await oneTimeTokenStore.find(link, ['passwordReset'])).toBeUndefined();
      expect(await readSession(token)).toBeNull();
      expect(await outcomeOf(actorOfToken(claims))).toBe('auth.tokenRevoked');
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('done');
      expect(await events(driver.userId)).toEqual(['disabled', 'enabled']);
    });

    it('is all or nothing', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const driver = await person(['DRIVER'], await company());
      const { token } = await startSession({ login: await loginOf(driver.userId) });
      const claims = await readToken(`Bearer ${(await issueToken(await loginOf(driver.userId))).token}`);
      const link = await oneTimeTokenStore.issue(driver.userId, 'passwordReset', new Date(Date.now() + 60_000));
      await execute(
        `CREATE TRIGGER no_token_ends BEFORE UPDATE ON access_tokens FOR EACH ROW
         SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'broken by a test'`,
      );
      try {
        await expect(disableUser(admin, driver.userId)).rejects.toThrow('broken by a test');
      } finally {
        await execute('DROP TRIGGER no_token_ends');
      }
      expect((await managedUserStore.find(driver.userId))?.standing).toBe('active');
      expect(await readSession(token)).not.toBeNull();
      expect(await outcomeOf(actorOfToken(claims))).toBe('done');
      expect(await oneTimeTokenStore.find(link, ['passwordReset'])).toBeDefined();
      expect(await events(driver.userId)).toEqual([]);
    });

    it('finds who is locked after too many attempts, and unlocks', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const driver = await person(['DRIVER'], await company());
      const { username } = (await seeUser(admin, driver.userId)).user;
      await loginAttemptStore.lockForAll(nameKey(username), undefined, new Date());
      await loginAttemptStore.lockForAll(accountKey({ id: driver.userId }), driver.userId, new Date());
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('auth.accountLocked');
      const locked = await findUsers(admin, query({ standing: 'locked' }));
      expect(locked.rows.map(({ id }) => id)).toEqual([driver.userId]);
      await unlockUser(admin, driver.userId);
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('done');
      expect((await managedUserStore.find(driver.userId))?.standing).toBe('active');
    });

    it('finds who is temporarily locked from one address, says until when, and unlocks', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const driver = await person(['DRIVER'], await company());
      const { username } = (await seeUser(admin, driver.userId)).user;
      const standing = async () => (await managedUserStore.find(driver.userId))?.standing;
      const first = Date.now() - 5 * 60_000;
      const fail = async (times: number, from: string, at: number) => {
        for (let nth = 0; nth < times; nth++) {
          await loginAttemptStore.insert(accountKey({ id: driver.userId }), from, driver.userId, new Date(at + nth));
          await loginAttemptStore.insert(nameKey(username), from, undefined, new Date(at + nth));
        }
      };
      await fail(9, clientAddress, first);
      await fail(9, '198.51.100.7', first);
      // Too old to count.
      await fail(5, clientAddress, first - 3_600_000);
      expect(await standing()).toBe('active');
      await fail(1, clientAddress, first + 1_000);
      expect(await standing()).toBe('partlyLocked');
      expect(await locksOf(driver.userId)).toEqual([
        { address: clientAddress, since: new Date(first + 1_000), until: new Date(first + 15 * 60_000) },
      ]);
      const found = await findUsers(admin, query({ standing: 'partlyLocked' }));
      expect(found.rows.map(({ id }) => id)).toEqual([driver.userId]);
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('auth.accountLocked');
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress: '192.0.2.200' }))).toBe('done');
      expect(await standing()).toBe('partlyLocked');
      await unlockUser(admin, driver.userId);
      expect(await standing()).toBe('active');
      expect(await locksOf(driver.userId)).toEqual([]);
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('done');
      expect(await events(driver.userId)).toEqual(['unlocked']);
    });

    describe('a link for a new password', () => {
      const links = async (email: string) => {
        const rows = await select<{ payload: string }>(
          'SELECT CAST(payload AS CHAR) AS payload FROM outbox ORDER BY id',
        );
        return rows
          .filter(({ payload }) => payload.includes('passwordReset') && payload.includes(`"${email}"`))
          .map(({ payload }) => /change-password\/([\w-]{43})/.exec(payload)![1]!);
      };

      it('is mailed to the account’s address, sets a password and unlocks, and is logged with who sent it', async () => {
        const admin = await person(['SYSTEM_ADMIN']);
        const driver = await person(['DRIVER'], await company());
        const { username, email } = (await seeUser(admin, driver.userId)).user;
        await loginAttemptStore.lockForAll(accountKey({ id: driver.userId }), driver.userId, new Date());
        await sendPasswordLink(admin, driver.userId);
        expect(await events(driver.userId)).toEqual(['passwordLinkSent']);
        const logged = await selectOne("SELECT actor_user_id AS actor FROM event_log WHERE code = 'passwordLinkSent' AND entity_id = :id", { id: driver.userId }); // prettier-ignore
        expect(logged).toEqual({ actor: admin.userId });
        const [token] = await links(email);
        const password = 'Ett nytt 77';
        await resetPassword({ token: token!, password });
        expect(await outcomeOf(logIn({ username, password, clientAddress }))).toBe('done');
      });

      it('is counted with those that the user asked for, and refused when there were too many', async () => {
        const admin = await person(['SYSTEM_ADMIN']);
        const driver = await person(['DRIVER'], await company());
        const { email } = (await seeUser(admin, driver.userId)).user;
        await requestPasswordReset(email);
        for (const outcome of ['done', 'done', 'request.tooMany'])
          expect(await outcomeOf(sendPasswordLink(admin, driver.userId))).toBe(outcome);
        expect(await links(email)).toHaveLength(3);
        expect(await events(driver.userId)).toEqual(['passwordLinkSent', 'passwordLinkSent']);
      });

      it('is sent neither to an invited user nor to a closed account', async () => {
        const admin = await person(['SYSTEM_ADMIN']);
        const form = typed({ companyId: await company() });
        const { userId } = await registerUser(admin, form);
        expect(await outcomeOf(sendPasswordLink(admin, userId))).toBe('state.notAllowed');
        const driver = await person(['DRIVER'], await company());
        await disableUser(admin, driver.userId);
        expect(await outcomeOf(sendPasswordLink(admin, driver.userId))).toBe('state.notAllowed');
        expect(await links(form.email)).toEqual([]);
      });
    });

    it('logs out everywhere', async () => {
      const driver = await person(['DRIVER'], await company());
      const sessions = [
        await startSession({ login: await loginOf(driver.userId) }),
        await startSession({ login: await loginOf(driver.userId) }),
      ];
      await logOutUser(await person(['SYSTEM_ADMIN']), driver.userId);
      for (const { token } of sessions) expect(await readSession(token)).toBeNull();
    });

    it('only invites again users without a password', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const form = typed({ companyId: await company() });
      const { userId } = await registerUser(admin, form);
      await renewInvitation(admin, userId);
      const [first, second] = await invitations(form.email);
      expect(await invitationOf(first!)).toBeUndefined();
      expect(await invitationOf(second!)).toBeDefined();
      const driver = await person(['DRIVER'], await company());
      expect(await outcomeOf(renewInvitation(admin, driver.userId))).toBe('user.invitationAccepted');
    });
  });

  describe('deleting', () => {
    it('removes the person, frees the address and keeps the log', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const form = typed({ name: 'Borttagen Person', companyId: await company() });
      const { userId } = await registerUser(admin, form);
      await deleteUser(admin, userId);
      expect(await outcomeOf(seeUser(admin, userId))).toBe('user.notFound');
      expect(await selectOne('SELECT name, status, password_hash AS hash FROM users WHERE id = :userId', { userId })).toEqual({ name: '', status: 'inactive', hash: null }); // prettier-ignore
      expect(await events(userId)).toEqual(['invited', 'deleted']);
      expect(await outcomeOf(registerUser(admin, form))).toBe('done');
      expect(await outcomeOf(deleteUser(admin, userId))).toBe('user.notFound');
    });

    it('refuses a driver with trips ahead', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const { booking, order } = await createOrder();
      const driver = await person(['DRIVER'], order.companyId);
      await execute('UPDATE journeys SET driver_user_id = :driver WHERE booking_id = :booking', { driver: driver.userId, booking: booking.id }); // prettier-ignore
      expect(await outcomeOf(deleteUser(admin, driver.userId))).toBe('user.driverIsPlanned');
      await execute("UPDATE journeys SET status = 'returnCompleted', started_at = NOW(3) WHERE booking_id = :booking", { booking: booking.id }); // prettier-ignore
      expect(await outcomeOf(deleteUser(admin, driver.userId))).toBe('done');
    });
  });

  const verbs: [string, (actor: UserActor, userId: number) => Promise<unknown>][] = [
    ['edit', (actor, id) => editUser(actor, id, { name: 'X', email: `x${id}@demo.invalid`, phone: '' })],
    ['disable', disableUser],
    ['enable', enableUser],
    ['unlock', unlockUser],
    ['log out', logOutUser],
    ['send a link', sendPasswordLink],
    ['invite', renewInvitation],
    ['delete', deleteUser],
  ];
  describe.each(verbs)('%s', (_, verb) => {
    it('cannot be done to oneself', async () => {
      for (const actor of [
        await person(['SYSTEM_ADMIN']),
        await person(['SYSTEM_OWNER']),
        await person(['COMPANY_ADMIN'], await company()),
      ])
        // prettier-ignore
        expect(await outcomeOf(verb(actor, actor.userId))).toBe('user.self');
    });

    it('finds nobody of another company, nobody with other roles, and nobody who does not exist', async () => {
      const own = await company();
      const boss = await person(['COMPANY_ADMIN'], own);
      const others = [
        await person(['DRIVER'], await company()),
        await person(['COMPANY_ADMIN'], await company()),
        await person(['SYSTEM_ADMIN']),
        await person(['SYSTEM_ADMIN', 'DRIVER'], own),
        await person(['CUSTOMER']),
      ];
      for (const { userId } of [...others, { userId: 999_999 }])
        expect(await outcomeOf(verb(boss, userId))).toBe('user.notFound');
    });

    it('of system administrators is reserved to the owner', async () => {
      const target = await person(['SYSTEM_ADMIN']);
      expect(await outcomeOf(verb(await person(['SYSTEM_ADMIN']), target.userId))).toBe('auth.noPermission');
      expect(await outcomeOf(verb(await person(['SYSTEM_OWNER']), target.userId))).not.toBe('auth.noPermission');
    });
  });

  describe('the last administrator', () => {
    it('of a company stays, whoever wants otherwise and however', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const [companyId, other] = [await company(), await company()];
      const boss = await person(['COMPANY_ADMIN'], companyId);
      const { user } = await seeUser(admin, boss.userId);
      const ways = () =>
        Promise.all([
          outcomeOf(disableUser(admin, boss.userId)),
          outcomeOf(deleteUser(admin, boss.userId)),
          outcomeOf(editUser(admin, boss.userId, { ...user, access: { roles: ['DRIVER'], companyId } })),
          outcomeOf(editUser(admin, boss.userId, { ...user, access: { roles: ['COMPANY_ADMIN'], companyId: other } })),
        ]);
      expect(new Set(await ways())).toEqual(new Set(['user.lastCompanyAdmin']));
      // Neither an invited user nor a disabled one can take over.
      await registerUser(admin, typed({ roles: ['COMPANY_ADMIN'], companyId }));
      const second = await person(['COMPANY_ADMIN'], companyId);
      await disableUser(admin, second.userId);
      expect(new Set(await ways())).toEqual(new Set(['user.lastCompanyAdmin']));
      await enableUser(admin, second.userId);
      expect(await outcomeOf(disableUser(admin, boss.userId))).toBe('done');
    });

    it('stays when all of them are disabled at the same moment', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      for (let round = 0; round < 5; round++) {
        const companyId = await company();
        const all = await Promise.all([1, 2, 3, 4].map(() => person(['COMPANY_ADMIN'], companyId)));
        const outcomes = await Promise.all(all.map(({ userId }, index) => outcomeOf(index % 2 ? deleteUser(admin, userId) : disableUser(admin, userId)))); // prettier-ignore
        expect(outcomes.sort()).toEqual(['done', 'done', 'done', 'user.lastCompanyAdmin']);
      }
    });

    it('owner of the system stays, even when all of them are disabled at the same moment', async () => {
      for (let round = 0; round < 5; round++) {
        // No longer an owner, but their request is still in progress: only the lock separates the others.
        const actor = await person(['SYSTEM_OWNER']);
        await execute("DELETE FROM user_roles WHERE role = 'SYSTEM_OWNER'");
        const all = await Promise.all([1, 2, 3, 4].map(() => person(['SYSTEM_OWNER'])));
        const outcomes = await Promise.all(all.map(({ userId }) => outcomeOf(disableUser(actor, userId))));
        expect(outcomes.sort()).toEqual(['done', 'done', 'done', 'user.lastOwner']);
      }
    });
  });
});
