// Traces: S2-107, S2-108, S2-109, S3-036, S3-037, S3-038, S3-039, S3-040, S3-042, S4-051, S4-052, S4-053, S4-066,
// S6-029, S8-021, S8-028, S8-029, S8-069, S8-152, S8-156
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createBookableVehicle, createCompany, createCustomer, createPriceLists, createUser } from '@db/factories';
import { orgNumberFor } from '@db/factories/numbers';
import { Booking, Company, Country, User, VehicleCostList } from '@db/models';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { holdOffer } from '../bookings';
import { aTrip, findOffer, useRoads } from '../bookings/testing/market';
import { orderFixture } from '../bookings/testing/order-fixture';
import { createIntegration, findIntegration } from '../integration-users';
import { sealOffer } from '../offers';
import { actorOfToken, issueToken, readSession, readToken, startSession } from '../sessions';
import { hashPassword, logIn } from '../accounts';
import type { UserActor } from '../shared/actor';
import { transitionsOf } from '../shared/event-log.store';
import { DAY } from '../shared/time';
import {
  addCompany,
  changeCompanyStatus,
  type CompanyDetails,
  type CompanyListQuery,
  type CompanyStatus,
  countCompanies,
  editCompany,
  listCompanies,
  companyAdministrators,
  publicCompany,
  seeCompany,
  tripsUntil,
} from './index';
import { loginOf } from '../sessions/testing/login-of';
import { justLoggedIn } from '@bff/domain/sessions/testing/just-logged-in';

const PASSWORD = 'Gul buss 55';

describe('companies', () => {
  useTestDatabase({ pool: 12 });
  let count = 700;
  let admin: UserActor;

  beforeAll(async () => {
    useRoads();
    await Country.bulkCreate(
      [
        { code: 'SE', nameSv: 'Sverige', nameEn: 'Sweden' },
        { code: 'NO', nameSv: 'Norge', nameEn: 'Norway' },
      ],
      { ignoreDuplicates: true },
    );
  });
  beforeEach(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => clock.release());

  const detailsOf = (changes: Partial<CompanyDetails> = {}): CompanyDetails => ({
    name: `Nya Buss ${++count} AB`,
    orgNumber: orgNumberFor(count),
    contactName: 'Nils Ny',
    contactEmail: `nils${count}@demo.invalid`,
    contactPhone: '+46701740605',
    emergencyPhone: '+46701740606',
    language: 'sv',
    street: 'Vägen 1',
    postcode: '753 20',
    city: 'Uppsala',
    info: null,
    trafficPermit: '',
    trafficPermitUntil: null,
    certificates: ['environmentCertified', 'iso14001Certified'],
    isPartner: true,
    offersSecondDriver: true,
    allowsTenHourDays: false,
    countries: ['SE'],
    ...changes,
  });
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: Error & { key?: string; field?: string; params?: unknown[] }) =>
        [error.key ?? error.message, error.field, ...(error.params ?? [])].filter(Boolean).join(' '),
    );
  const change = (id: number, to: CompanyStatus, by = admin) =>
    outcomeOf(changeCompanyStatus(by, { id, to, reason: 'Skäl' }));
  const statusOf = async (id: number) => (await Company.findByPk(id))!.status;
  const mailsTo = async (address: string) => {
    const rows = await select<{ payload: string }>('SELECT CAST(payload AS CHAR) AS payload FROM outbox ORDER BY id');
    const mails = rows.map(({ payload }) => JSON.parse(payload) as { to: string; template: string; data: { status?: string } }); // prettier-ignore
    return mails.filter(({ to }) => to === address);
  };

  describe('adding', () => {
    it('creates an active company with all its details, and invites its first administrator', async () => {
      const details = detailsOf({ countries: ['NO', 'SE'] });
      const administrator = { name: 'Ada Admin', email: `ada${count}@demo.invalid` };
      const { companyId, userId } = await addCompany(justLoggedIn(admin), { details, administrator });
      const administrators = await companyAdministrators(admin, companyId);
      expect(await seeCompany(admin, companyId)).toMatchObject({
        ...details,
        countries: ['NO', 'SE'],
        status: 'active',
        version: 1,
      });
      // For everybody, its own country first.
      expect((await publicCompany(companyId)).countries).toEqual(['SE', 'NO']);
      expect(administrators).toMatchObject([{ userId, email: administrator.email, isInvited: true, status: 'active' }]);
      expect((await mailsTo(administrator.email)).map(({ template }) => template)).toEqual(['invitation']);
      expect(await checkInvariants()).toEqual([]);
    });

    it('refuses a number or an address that is taken, and creates nothing', async () => {
      const taken = await createCompany({ orgNumber: orgNumberFor(9_100) });
      const before = [await Company.count(), await User.count()];
      const add = (changes: Partial<CompanyDetails>, email = `x${count}@demo.invalid`) =>
        outcomeOf(
          addCompany(justLoggedIn(admin), { details: detailsOf(changes), administrator: { name: 'X', email } }),
        );
      expect(await add({ orgNumber: taken.orgNumber })).toBe('company.duplicateOrgNumber orgNumber');
      expect(await add({ orgNumber: '123' })).toBe('customer.orgNumber orgNumber');
      expect(await add({ countries: ['XX'] })).toBe('company.unknownCountry countries');
      const { email } = (await User.findByPk(admin.userId))!;
      expect(await add({}, email)).toBe('user.duplicateEmail adminEmail');
      expect([await Company.count(), await User.count()]).toEqual(before);
    });
  });

  describe('editing', () => {
    it('saves what was changed and logs which fields', async () => {
      const { companyId: id } = await addCompany(justLoggedIn(admin), { details: detailsOf(), administrator: { name: 'A', email: `e${count}@demo.invalid` } }); // prettier-ignore
      const company = await seeCompany(admin, id);
      await editCompany(admin, { id, version: 1, details: { ...company, city: 'Gävle', certificates: [], countries: ['NO'] } }); // prettier-ignore
      expect((await seeCompany(admin, id))).toMatchObject({ city: 'Gävle', certificates: [], countries: ['NO'], version: 2 }); // prettier-ignore
      const [logged] = await transitionsOf('companyDetails', id);
      expect((logged!.data!['changed'] as string[]).sort()).toEqual(['certificates', 'city', 'countries']);
    });

    it('warns the second of two simultaneous editors, and loses nothing', async () => {
      const { companyId: id } = await addCompany(justLoggedIn(admin), { details: detailsOf(), administrator: { name: 'A', email: `t${count}@demo.invalid` } }); // prettier-ignore
      const company = await seeCompany(admin, id);
      const edit = (city: string) => outcomeOf(editCompany(admin, { id, version: company.version, details: { ...company, city } })); // prettier-ignore
      const outcomes = await Promise.all([edit('Gävle'), edit('Falun')]);
      expect(outcomes.sort()).toEqual(['done', 'input.changedMeanwhile']);
      expect(['Gävle', 'Falun']).toContain((await seeCompany(admin, id)).city);
    });
  });

  describe('states', () => {
    it.each<[CompanyStatus, CompanyStatus, string]>([
      ['active', 'suspended', 'done'],
      ['active', 'inactive', 'done'],
      ['suspended', 'active', 'done'],
      ['suspended', 'inactive', 'done'],
      ['inactive', 'active', 'done'],
      ['inactive', 'suspended', 'state.notAllowed inactive company'],
      ['active', 'active', 'state.notAllowed active company'],
    ])('%s to %s: %s', async (from, to, outcome) => {
      const { id, contactEmail } = await createCompany({ status: from, orgNumber: orgNumberFor(9_200 + ++count) });
      expect(await change(id, to)).toBe(outcome);
      expect(await statusOf(id)).toBe(outcome === 'done' ? to : from);
      const logged = await transitionsOf('company', id);
      expect(logged).toMatchObject(outcome === 'done' ? [{ from, to, reason: 'Skäl', actorUserId: admin.userId }] : []);
      const mails = await mailsTo(contactEmail);
      expect(mails.map(({ data }) => data.status)).toEqual(outcome === 'done' ? [to] : []);
    });

    it('are enforced by the database too', async () => {
      const { id } = await createCompany({ status: 'inactive', orgNumber: orgNumberFor(9_200 + ++count) });
      await expect(execute("UPDATE companies SET status = 'suspended' WHERE id = :id", { id })).rejects.toThrow('state.notAllowed'); // prettier-ignore
      const { companyId } = await orderFixture({ departure: new Date(Date.now() + 10 * DAY) });
      await expect(execute("UPDATE companies SET status = 'inactive' WHERE id = :id", { id: companyId })).rejects.toThrow('company.upcomingTrips'); // prettier-ignore
    });

    it.each(['booked', 'preliminaryBooked'] as const)('cannot strand a trip that is %s', async (status) => {
      const { companyId, bookings } = await orderFixture({ status, departure: new Date(clock.millis() + 10 * DAY) });
      const end = (await Booking.findByPk(bookings[0]!.id))!.plannedEndAt;
      expect(await change(companyId, 'inactive')).toBe(`company.upcomingTrips ${end.toISOString()}`);
      expect(await tripsUntil(admin, companyId)).toEqual(end);
      expect(await statusOf(companyId)).toBe('active');
      expect(await change(companyId, 'suspended')).toBe('done');
      expect((await Booking.findByPk(bookings[0]!.id))!.status).toBe(status);
    });

    it('can be inactive for a company whose trips are over or canceled', async () => {
      const over = await orderFixture({ departure: new Date(Date.now() - 10 * DAY) });
      expect(await tripsUntil(admin, over.companyId)).toBeNull();
      expect(await change(over.companyId, 'inactive')).toBe('done');
      const canceled = await orderFixture({ status: 'canceled', departure: new Date(Date.now() + 10 * DAY) });
      expect(await change(canceled.companyId, 'inactive')).toBe('done');
    });

    it('other than active are not offered, and their offers cannot be held', async () => {
      const { companyId, vehicleId } = await createBookableVehicle();
      const { offer } = await findOffer(aTrip(), vehicleId);
      await change(companyId, 'suspended');
      await expect(findOffer(aTrip(), vehicleId)).rejects.toThrow('is not offered');
      expect(await outcomeOf(holdOffer(await createCustomer(), sealOffer(offer)))).toBe('booking.occupied');
      await change(companyId, 'active');
      await findOffer(aTrip(), vehicleId);
      expect(await outcomeOf(holdOffer(await createCustomer(), sealOffer(offer)))).toBe('done');
    });

    it('and holds race: either the trip is sold or the company gone, never both', async () => {
      for (let round = 0; round < 10; round++) {
        const { companyId, vehicleId } = await createBookableVehicle();
        const { offer } = await findOffer(aTrip(), vehicleId);
        const buyer = await createCustomer();
        const [held, left] = await Promise.all([
          outcomeOf(holdOffer(buyer, sealOffer(offer))),
          new Promise((resolve) => setTimeout(resolve, round * 4)).then(() => change(companyId, 'inactive')),
        ]);
        expect([held === 'done', left === 'done'].filter(Boolean)).toHaveLength(1);
        expect(await Booking.count({ where: { companyId } })).toBe(held === 'done' ? 1 : 0);
      }
    });
  });

  describe('users of a company', () => {
    const withUser = async (status: CompanyStatus) => {
      const company = await createCompany({ status, orgNumber: orgNumberFor(9_200 + ++count) });
      const username = `bolag${count}`;
      const user = await createUser({ username, roles: ['COMPANY_ADMIN'], companyId: company.id, passwordHash: await hashPassword(PASSWORD) }); // prettier-ignore
      return { company, user, logIn: () => outcomeOf(logIn({ username, password: PASSWORD, clientAddress: `203.0.113.${count % 250}` })) }; // prettier-ignore
    };

    it('that is deactivated are logged out, and cannot log in until it is active again', async () => {
      const { company, user, logIn: tryLogIn } = await withUser('active');
      expect(await tryLogIn()).toBe('done');
      const { token } = await startSession({ login: await loginOf(user.userId) });
      const bearer = await issueToken(await loginOf(user.userId));
      await change(company.id, 'inactive');
      expect(await readSession(token)).toBeNull();
      expect(await outcomeOf(readToken(`Bearer ${bearer.token}`).then(actorOfToken))).toBe('auth.tokenRevoked');
      expect(await tryLogIn()).toBe('company.inactive');
      await change(company.id, 'active');
      // The earlier sessions stay ended.
      expect(await readSession(token)).toBeNull();
      expect(await tryLogIn()).toBe('done');
    });

    it('that is inactive learn it only with the right password', async () => {
      const { user } = await withUser('inactive');
      const { username } = (await User.findByPk(user.userId))!;
      expect(await outcomeOf(logIn({ username, password: 'Fel', clientAddress: '198.51.100.77' }))).toBe('auth.invalidCredentials'); // prettier-ignore
      // However a session was started.
      expect(await readSession((await startSession({ login: await loginOf(user.userId) })).token)).toBeNull();
    });

    it('and its own system lose access once it is deactivated', async () => {
      const { company } = await withUser('active');
      const { keyId } = await createIntegration(admin, { name: 'Planeringssystem', companyId: company.id });
      expect(await findIntegration(keyId)).toBeDefined();
      await change(company.id, 'suspended');
      expect(await findIntegration(keyId)).toBeDefined();
      await change(company.id, 'inactive');
      expect(await findIntegration(keyId)).toBeUndefined();
    });

    it('that is suspended log in as usual', async () => {
      const { logIn: tryLogIn } = await withUser('suspended');
      expect(await tryLogIn()).toBe('done');
    });
  });

  it('are managed by administrators only, and seen by their own people too', async () => {
    const [own, other] = [
      await createCompany({ orgNumber: orgNumberFor(9_200 + ++count) }),
      await createCompany({ orgNumber: orgNumberFor(9_200 + ++count) }),
    ];
    const ownAdmin = await createUser({ roles: ['COMPANY_ADMIN'], companyId: own.id });
    const actors = [ownAdmin, await createUser({ roles: ['CUSTOMER'] }), await createUser({ roles: ['TRAFFIC_CONTROLLER'] })]; // prettier-ignore
    for (const actor of actors) {
      expect(await change(own.id, 'suspended', actor)).toBe('auth.noPermission');
      expect(await outcomeOf(editCompany(actor, { id: own.id, version: 1, details: detailsOf() }))).toBe('auth.noPermission'); // prettier-ignore
      expect(await outcomeOf(addCompany(justLoggedIn(actor), { details: detailsOf(), administrator: { name: 'A', email: 'a@demo.invalid' } }))).toBe('auth.noPermission'); // prettier-ignore
      expect(await outcomeOf(listCompanies(actor, plain))).toBe('auth.noPermission');
      expect(await outcomeOf(seeCompany(actor, other.id))).toBe('company.notFound');
      expect(await outcomeOf(tripsUntil(actor, other.id))).toBe('company.notFound');
    }
    expect(await outcomeOf(seeCompany(ownAdmin, own.id))).toBe('done');
    expect(await change(999_999, 'suspended')).toBe('company.notFound');
    expect(await outcomeOf(seeCompany(admin, 999_999))).toBe('company.notFound');
  });

  const plain: CompanyListQuery = { text: '', status: undefined, withoutPrices: false, sort: 'name', descending: false, page: 1, pageSize: 100 }; // prettier-ignore

  describe('the list', () => {
    const find = async (changes: Partial<CompanyListQuery>) =>
      (await listCompanies(admin, { ...plain, ...changes })).rows.map(({ name }) => name);

    it('finds by name, number and town, and filters and sorts', async () => {
      const orgNumber = orgNumberFor(9_900);
      await createCompany({ name: 'Åkarna 50%_Syd', city: 'Ängelholm', orgNumber, status: 'suspended' });
      for (const text of ['åkarna', '50%_', 'ÄNGEL', orgNumber, `${orgNumber.slice(0, 6)}-${orgNumber.slice(6)}`])
        expect(await find({ text })).toEqual(['Åkarna 50%_Syd']);
      expect(await find({ text: '50%S' })).toEqual([]);
      expect(await find({ text: 'åkarna', status: 'active' })).toEqual([]);
      expect(await find({ text: 'åkarna', status: 'suspended' })).toHaveLength(1);
      const names = await find({});
      expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare));
      expect(await find({ descending: true })).toEqual([...names].reverse());
    });

    it('shows which companies lack prices today', async () => {
      const withoutPrices = async () => (await countCompanies()).withoutPrices;
      const before = await withoutPrices();
      const company = await createCompany({ name: 'Prislösa Buss', orgNumber: orgNumberFor(9_901) });
      expect(await find({ withoutPrices: true })).toContain('Prislösa Buss');
      expect(await withoutPrices()).toBe(before + 1);
      await createPriceLists(company.id);
      expect(await find({ withoutPrices: true })).not.toContain('Prislösa Buss');
      // One of the three that has ended is enough to be missing.
      await VehicleCostList.update({ validTo: '2020-12-31' }, { where: { companyId: company.id } });
      expect(await find({ withoutPrices: true })).toContain('Prislösa Buss');
      expect(await withoutPrices()).toBe(before + 1);
      await change(company.id, 'inactive');
      expect(await withoutPrices()).toBe(before);
    });
  });
});
