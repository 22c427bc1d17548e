// Traces: S1-017, S1-023, S2-075, S2-076, S2-077, S2-110, S2-181, S6-022, S6-023, S6-024, S6-028, S8-031, S8-260,
// S8-261, S8-262, S8-263, S8-264, S8-265, S8-266, S8-267
import { beforeAll, describe, expect, it } from 'vitest';
import { personalDataOfBookings } from '@bff/domain/bookings';
import { execute, select, selectOne } from '@db/query';
import { createCompany, createOrder, createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import type { Role, UserActor } from '../shared/actor';
import { loginAttemptStore } from './login-attempt.store';
import { accountKey, locksOf, nameKey } from './login-lockout';
import { managedUserStore } from './managed-user.store';
import {
  acceptInvitation,
  disableUser,
  editUser,
  enableUser,
  findUsers,
  hashPassword,
  invitationOf,
  logIn,
  logOutUser,
  type NewManagedUser,
  registerUser,
  renewInvitation,
  seeUser,
  unlockUser,
  type UserListQuery,
  userRevision,
} from './index';
import { actorOfToken, issueToken, readSession, readToken, startSession } from '../sessions';
import { deleteUser, registerPersonalData } from '../erasure';
import { loginOf } from '../sessions/testing/login-of';

const PASSWORD = 'Gul buss 55';
const clientAddress = '203.0.113.9';

describe('users as others administer them', () => {
  useTestDatabase({ pool: 12 });
  beforeAll(() => registerPersonalData(personalDataOfBookings));
  let passwordHash: string | undefined;
  let count = 0;

  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { key?: string; field?: string }) =>
        [error.key ?? 'no domain error', error.field].filter(Boolean).join(' '),
    );
  /** Somebody who can log in. */
  const person = async (roles: readonly Role[], companyId: number | null = null): Promise<UserActor> =>
    createUser({ roles, companyId, passwordHash: (passwordHash ??= await hashPassword(PASSWORD)) });
  const company = async () => (await createCompany()).id;
  const typed = (changes: Partial<NewManagedUser> = {}): NewManagedUser => ({
    name: 'Nils Ny',
    email: `nils${++count}@demo.invalid`,
    phone: '',
    language: 'sv',
    roles: ['DRIVER'],
    companyId: null,
    ...changes,
  });
  const events = async (userId: number) =>
    (await select<{ to: string; code: string | null }>("SELECT to_state AS `to`, code FROM event_log WHERE entity = 'user' AND entity_id = :userId ORDER BY id", { userId })).map(({ to, code }) => code ?? to); // prettier-ignore
  const query = (changes: Partial<UserListQuery> = {}): UserListQuery => ({
    text: '',
    sort: 'name',
    descending: false,
    page: 1,
    pageSize: 100,
    ...changes,
  });
  const invitations = async (email: string) => {
    const rows = await select<{ payload: unknown }>('SELECT payload FROM outbox ORDER BY id');
    return rows
      .map(({ payload }) => (typeof payload === 'string' ? payload : JSON.stringify(payload)))
      .filter((text) => text.includes(`"${email}"`))
      .flatMap((text) => [...text.matchAll(/invitation\/([\w-]{43})/g)].map(([, token]) => token!));
  };

  describe('registering', () => {
    it('invites a driver with a company and a telephone', async () => {
      const companyId = await company();
      const form = typed({ companyId, phone: '+46701740615' });
      const { userId } = await registerUser(await person(['SYSTEM_ADMIN']), form);
      expect(await managedUserStore.find(userId)).toMatchObject({ standing: 'invited', roles: ['DRIVER'], companyId, phone: '+46701740615', username: form.email }); // prettier-ignore
      const [token] = await invitations(form.email);
      expect(await invitationOf(token!)).toMatchObject({ username: form.email });
      expect(await events(userId)).toEqual(['invited']);
      await acceptInvitation({ token: token!, password: PASSWORD });
      const accepted = await managedUserStore.find(userId);
      expect(accepted).toMatchObject({ standing: 'active', emailVerified: true });
      expect(accepted?.lastLogin).toBeInstanceOf(Date);
    });

    it.each<[string, Role[]]>([
      ['company administrator', ['COMPANY_ADMIN']],
      ['driver who is an administrator too', ['COMPANY_ADMIN', 'DRIVER']],
      ['traffic controller', ['TRAFFIC_CONTROLLER']],
      ['system administrator', ['SYSTEM_ADMIN']],
    ])('an administrator registers a %s', async (_, roles) => {
      const form = typed({ roles, companyId: await company() });
      const { userId } = await registerUser(await person(['SYSTEM_ADMIN']), form);
      const user = await managedUserStore.find(userId);
      expect(new Set(user!.roles)).toEqual(new Set(roles));
      // Who is of no company belongs to none, whatever the form said.
      expect(user!.companyId !== null).toBe(roles.includes('COMPANY_ADMIN'));
    });

    it.each<[string, Role[], string]>([
      ['an owner', ['SYSTEM_OWNER'], 'user.roleNotGivable roles'],
      ['a user of a deal customer', ['DEAL_CUSTOMER_USER'], 'user.roleNotGivable roles'],
      ['a deal customer’s administrator', ['DEAL_CUSTOMER_ADMIN'], 'user.roleNotGivable roles'],
      ['a customer', ['CUSTOMER'], 'user.roleNotGivable roles'],
      ['nothing', [], 'user.rolesTogether roles'],
      ['a driver who administers the system', ['DRIVER', 'SYSTEM_ADMIN'], 'user.rolesTogether roles'],
    ])('nobody registers %s', async (_, roles, outcome) => {
      const companyId = await company();
      for (const role of ['SYSTEM_ADMIN', 'SYSTEM_OWNER'] as const)
        expect(await outcomeOf(registerUser(await person([role]), typed({ roles, companyId })))).toBe(outcome);
    });

    it('needs the company of a driver, and one that exists', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      expect(await outcomeOf(registerUser(admin, typed()))).toBe('user.companyMissing companyId');
      expect(await outcomeOf(registerUser(admin, typed({ companyId: 999_999 })))).toBe('company.notFound companyId');
    });

    it('gives a company’s administrator their own company alone', async () => {
      const [own, foreign] = [await company(), await company()];
      const actor = await person(['COMPANY_ADMIN'], own);
      expect(await outcomeOf(registerUser(actor, typed({ companyId: own })))).toBe('done');
      for (const form of [typed({ companyId: foreign }), typed({ roles: ['SYSTEM_ADMIN'], companyId: own })])
        expect(await outcomeOf(registerUser(actor, form))).toBe('user.roleNotGivable roles');
      for (const roles of [['DRIVER'], ['TRAFFIC_CONTROLLER'], ['CUSTOMER'], ['DEAL_CUSTOMER_ADMIN']] as const)
        expect(await outcomeOf(registerUser(await person(roles, own), typed({ companyId: own })))).toBe('user.roleNotGivable roles'); // prettier-ignore
    });

    it('says that the address is taken, at its field', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const form = typed({ companyId: await company() });
      await registerUser(admin, form);
      expect(await outcomeOf(registerUser(admin, { ...form, email: form.email.toUpperCase() }))).toBe('user.duplicateEmail email'); // prettier-ignore
    });
  });

  describe('finding', () => {
    it('shows a company’s administrator their own people only', async () => {
      const [own, foreign] = [await company(), await company()];
      const actor = await person(['COMPANY_ADMIN'], own);
      const driver = await person(['DRIVER'], own);
      const both = await person(['DRIVER', 'SYSTEM_ADMIN'], own);
      const stranger = await person(['DRIVER'], foreign);
      const ids = (await findUsers(actor, query())).rows.map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set([actor.userId, driver.userId]));
      // Nor does the address of the list get past that.
      expect((await findUsers(actor, query({ companyId: foreign }))).rows.map(({ id }) => id)).not.toContain(stranger.userId); // prettier-ignore
      for (const { userId } of [both, stranger]) expect(await outcomeOf(seeUser(actor, userId))).toBe('user.notFound');
      expect((await seeUser(actor, driver.userId)).can).toContain('delete');
      expect((await seeUser(actor, actor.userId)).can).toEqual(['see']);
    });

    it('searches, filters and sorts', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const companyId = await company();
      const { userId } = await registerUser(
        admin,
        typed({ name: 'Östen Ökänd', email: 'osten@demo.invalid', companyId }),
      );
      const found = async (changes: Partial<UserListQuery>) =>
        (await findUsers(admin, query(changes))).rows.map(({ id }) => id);
      expect(await found({ text: 'östen ök' })).toEqual([userId]);
      expect(await found({ text: 'OSTEN@' })).toEqual([userId]);
      expect(await found({ text: '100%' })).toEqual([]);
      expect(await found({ companyId, role: 'DRIVER', standing: 'invited' })).toEqual([userId]);
      expect(await found({ companyId, role: 'COMPANY_ADMIN' })).toEqual([]);
      await disableUser(admin, userId);
      expect(await found({ companyId, standing: 'inactive' })).toEqual([userId]);
      const byName = await findUsers(admin, query({ sort: 'lastLogin', descending: true, pageSize: 2 }));
      expect(byName.rows).toHaveLength(2);
      expect(byName.total).toBeGreaterThan(2);
    });

    it('is for administrators alone', async () => {
      for (const role of ['CUSTOMER', 'DRIVER', 'TRAFFIC_CONTROLLER', 'DEAL_CUSTOMER_ADMIN'] as const)
        expect(await outcomeOf(findUsers(await person([role], await company()), query()))).toBe('auth.noPermission');
    });
  });

  describe('editing', () => {
    it('changes name, telephone and roles, ends sessions with the roles, and writes down which fields', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const companyId = await company();
      const driver = await person(['DRIVER'], companyId);
      const { user } = await seeUser(admin, driver.userId);
      const { token } = await startSession({ login: await loginOf(driver.userId) });
      const same = { name: 'Nytt Namn', email: user.email, phone: '+46701740618' };
      await editUser(admin, driver.userId, { ...same, access: { roles: ['DRIVER'], companyId } }, userRevision(user));
      expect(await readSession(token)).not.toBeNull();
      await editUser(admin, driver.userId, { ...same, access: { roles: ['COMPANY_ADMIN', 'DRIVER'], companyId } });
      expect(await readSession(token)).toBeNull();
      expect(await managedUserStore.find(driver.userId)).toMatchObject({ name: 'Nytt Namn', phone: '+46701740618', roles: ['DRIVER', 'COMPANY_ADMIN'] }); // prettier-ignore
      expect(await events(driver.userId)).toEqual(['changed', 'changed']);
      expect(JSON.stringify(await select('SELECT data FROM event_log'))).not.toContain('Nytt Namn');
    });

    it('tells the second of two editors', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const driver = await person(['DRIVER'], await company());
      const { user } = await seeUser(admin, driver.userId);
      const seen = userRevision(user);
      await editUser(admin, user.id, { ...user, name: 'Först' }, seen);
      expect(await outcomeOf(editUser(admin, user.id, { ...user, name: 'Sen' }, seen))).toBe('input.changedMeanwhile');
      expect((await managedUserStore.find(user.id))?.name).toBe('Först');
    });

    it('with a new address: the old one is told and its links end, the new one is asked; the username follows', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const form = typed({ companyId: await company() });
      const { userId } = await registerUser(admin, form);
      const [old] = await invitations(form.email);
      await editUser(admin, userId, { name: form.name, email: 'Nytt.Brev@Demo.Invalid', phone: '' });
      expect(await managedUserStore.find(userId)).toMatchObject({ email: 'nytt.brev@demo.invalid', username: 'nytt.brev@demo.invalid' }); // prettier-ignore
      expect(await invitationOf(old!)).toBeUndefined();
      expect(await invitations('nytt.brev@demo.invalid')).toHaveLength(1);

      const driver = await person(['DRIVER'], await company());
      await execute('UPDATE users SET email_verified_at = NOW(3) WHERE id = :id', { id: driver.userId });
      const { user } = await seeUser(admin, driver.userId);
      expect(await outcomeOf(editUser(admin, user.id, { ...user, email: 'nytt.brev@demo.invalid' }))).toBe('user.duplicateEmail email'); // prettier-ignore
      await editUser(admin, user.id, { ...user, email: 'annat.brev@demo.invalid' });
      expect(await managedUserStore.find(user.id)).toMatchObject({ emailVerified: false, username: user.username });
      const mails = JSON.stringify(await select('SELECT payload FROM outbox ORDER BY id DESC LIMIT 2'));
      for (const address of [user.email, 'annat.brev@demo.invalid']) expect(mails).toContain(address);
    });

    it('keeps roles of who is not registered here, and gives nobody a role that may not be given', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const companyId = await company();
      const customer = await person(['CUSTOMER', 'PRIVATE_CUSTOMER']);
      const { user } = await seeUser(admin, customer.userId);
      await editUser(admin, user.id, { ...user, name: 'Kund Ny' });
      expect((await managedUserStore.find(user.id))?.roles).toEqual(['CUSTOMER', 'PRIVATE_CUSTOMER']);
      const boss = await person(['COMPANY_ADMIN'], companyId);
      const driver = await person(['DRIVER'], companyId);
      const facts = (await seeUser(boss, driver.userId)).user;
      for (const access of [
        { roles: ['SYSTEM_ADMIN'], companyId },
        { roles: ['DRIVER'], companyId: await company() },
      ] as const)
        // prettier-ignore
        expect(await outcomeOf(editUser(boss, driver.userId, { ...facts, access }))).toBe('user.roleNotGivable roles');
    });
  });

  describe('keeping out', () => {
    it('ends session, token and invitation at once, and lets in again', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const driver = await person(['DRIVER'], await company());
      const { username } = (await seeUser(admin, driver.userId)).user;
      const { token } = await startSession({ login: await loginOf(driver.userId) });
      const claims = await readToken(`Bearer ${(await issueToken(await loginOf(driver.userId))).token}`);
      await disableUser(admin, driver.userId);
      expect(await readSession(token)).toBeNull();
      expect(await outcomeOf(actorOfToken(claims))).toBe('auth.tokenRevoked');
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('auth.invalidCredentials');
      expect(await outcomeOf(disableUser(admin, driver.userId))).toBe('state.notAllowed');
      await enableUser(admin, driver.userId);
      expect(await readSession(token)).toBeNull();
      expect(await outcomeOf(actorOfToken(claims))).toBe('auth.tokenRevoked');
      expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress }))).toBe('done');
      expect(await events(driver.userId)).toEqual(['disabled', 'enabled']);
    });

    it('finds who is locked after too many tries, and unlocks', async () => {
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

    it('finds who is locked from one address for a while, says until when, and unlocks', async () => {
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

    it('logs out everywhere', async () => {
      const driver = await person(['DRIVER'], await company());
      const sessions = [
        await startSession({ login: await loginOf(driver.userId) }),
        await startSession({ login: await loginOf(driver.userId) }),
      ];
      await logOutUser(await person(['SYSTEM_ADMIN']), driver.userId);
      for (const { token } of sessions) expect(await readSession(token)).toBeNull();
    });

    it('invites again only who has no password', async () => {
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
    it('takes the person out, frees the address and keeps the log', async () => {
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
      await execute("UPDATE journeys SET status = 'returnCompleted' WHERE booking_id = :booking", { booking: booking.id }); // prettier-ignore
      expect(await outcomeOf(deleteUser(admin, driver.userId))).toBe('done');
    });
  });

  const verbs: [string, (actor: UserActor, userId: number) => Promise<unknown>][] = [
    ['edit', (actor, id) => editUser(actor, id, { name: 'X', email: `x${id}@demo.invalid`, phone: '' })],
    ['disable', disableUser],
    ['enable', enableUser],
    ['unlock', unlockUser],
    ['log out', logOutUser],
    ['invite', renewInvitation],
    ['delete', deleteUser],
  ];
  describe.each(verbs)('%s', (_, verb) => {
    it('is refused for oneself', async () => {
      for (const actor of [
        await person(['SYSTEM_ADMIN']),
        await person(['SYSTEM_OWNER']),
        await person(['COMPANY_ADMIN'], await company()),
      ])
        // prettier-ignore
        expect(await outcomeOf(verb(actor, actor.userId))).toBe('user.self');
    });

    it('finds nobody of another company, nobody with other roles, and nobody who is not there', async () => {
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

    it('of system administrators is the owner’s alone', async () => {
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
      // Somebody who is only invited cannot take over, nor can one who is kept out.
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

    it('owner of the system stays, also when all of them are disabled at the same moment', async () => {
      for (let round = 0; round < 5; round++) {
        // An owner no more, but their request is still under way: nothing but the lock keeps the others apart.
        const actor = await person(['SYSTEM_OWNER']);
        await execute("DELETE FROM user_roles WHERE role = 'SYSTEM_OWNER'");
        const all = await Promise.all([1, 2, 3, 4].map(() => person(['SYSTEM_OWNER'])));
        const outcomes = await Promise.all(all.map(({ userId }) => outcomeOf(disableUser(actor, userId))));
        expect(outcomes.sort()).toEqual(['done', 'done', 'done', 'user.lastOwner']);
      }
    });
  });
});
