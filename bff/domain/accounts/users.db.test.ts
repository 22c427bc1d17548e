// Traces: S1-017, S1-023, S2-075, S2-076, S2-077, S2-110, S2-181, S6-022, S6-023, S6-024, S6-028, S8-031, S8-260,
// S8-261, S8-262, S8-263, S8-264, S8-265, S8-266, S8-267
import { beforeAll, describe, expect, it } from 'vitest';
import { personalDataOfBookings } from '@bff/domain/bookings';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { Role } from '../shared/actor';
import { managedUserStore } from './managed-user.store';
import {
  acceptInvitation,
  disableUser,
  editUser,
  findUsers,
  invitationOf,
  registerUser,
  seeUser,
  type UserListQuery,
  userRevision,
} from './index';
import { readSession, startSession } from '../sessions';
import { registerPersonalData } from '../erasure';
import { loginOf } from '../sessions/testing/login-of';
import { company, events, invitations, outcomeOf, PASSWORD, person, query, typed } from './testing/managed-users';

describe('managing users', () => {
  useTestDatabase({ pool: 12 });
  beforeAll(() => registerPersonalData(personalDataOfBookings));

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
      // Users without a company have none, whatever the form said.
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

    it('requires an existing company for a driver', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      expect(await outcomeOf(registerUser(admin, typed()))).toBe('user.companyMissing companyId');
      expect(await outcomeOf(registerUser(admin, typed({ companyId: 999_999 })))).toBe('company.notFound companyId');
    });

    it('limits a company admin to their own company', async () => {
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
    it('shows a company admin only their own people', async () => {
      const [own, foreign] = [await company(), await company()];
      const actor = await person(['COMPANY_ADMIN'], own);
      const driver = await person(['DRIVER'], own);
      const both = await person(['DRIVER', 'SYSTEM_ADMIN'], own);
      const stranger = await person(['DRIVER'], foreign);
      const ids = (await findUsers(actor, query())).rows.map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set([actor.userId, driver.userId]));
      // Nor does the list's address get around that.
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

    it('is for administrators only', async () => {
      for (const role of ['CUSTOMER', 'DRIVER', 'TRAFFIC_CONTROLLER', 'DEAL_CUSTOMER_ADMIN'] as const)
        expect(await outcomeOf(findUsers(await person([role], await company()), query()))).toBe('auth.noPermission');
    });
  });

  describe('editing', () => {
    it('changes name, telephone and roles, ends sessions with the roles, and logs which fields', async () => {
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

    it('warns the second of two editors', async () => {
      const admin = await person(['SYSTEM_ADMIN']);
      const driver = await person(['DRIVER'], await company());
      const { user } = await seeUser(admin, driver.userId);
      const seen = userRevision(user);
      await editUser(admin, user.id, { ...user, name: 'Först' }, seen);
      expect(await outcomeOf(editUser(admin, user.id, { ...user, name: 'Sen' }, seen))).toBe('input.changedMeanwhile');
      expect((await managedUserStore.find(user.id))?.name).toBe('Först');
    });

    it('with a new address tells the old one and revokes its links, and asks the new one; the username follows', async () => {
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

    it('keeps roles that are not registered here, and gives nobody a role that may not be given', async () => {
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
});
