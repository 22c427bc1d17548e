// Traces: S2-025, S2-089, S2-090, S2-091, S4-054, S4-055, S6-029, S7-014, S8-021, S8-153, S8-154, S8-156
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '@db/factories';
import { orgNumberFor } from '@db/factories/numbers';
import { checkInvariants } from '@db/check-invariants';
import { Applicant, Company, CompanyCountry, Country, User } from '@db/models';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '../shared/actor';
import { transitionsOf } from '../shared/event-log.store';
import {
  type Application,
  approveApplicant,
  denyApplicant,
  listApplicants,
  registerApplicant,
  seeApplicant,
} from './index';
import { justLoggedIn } from '@bff/domain/sessions/testing/just-logged-in';

describe('applicants', () => {
  useTestDatabase({ pool: 10 });
  let count = 500;
  let admin: UserActor;

  beforeEach(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    if ((await Country.count()) === 0)
      await Country.bulkCreate([
        { code: 'SE', nameSv: 'Sverige', nameEn: 'Sweden' },
        { code: 'NO', nameSv: 'Norge', nameEn: 'Norway' },
      ]);
  });

  const application = (changes: Partial<Application> = {}): Application => {
    const index = ++count;
    return {
      name: `Sökande Buss ${index} AB`,
      orgNumber: orgNumberFor(index),
      contactName: 'Siv Sökande',
      contactEmail: `siv${index}@demo.invalid`,
      contactPhone: '+46701740605',
      city: 'Uppsala',
      countries: ['NO', 'SE'],
      info: 'Fyra bussar.',
      trafficPermit: 'TSV 2026-114',
      trafficPermitUntil: '2031-12-31',
      language: 'sv',
      ...changes,
    };
  };
  /** Each from its own address, so that the rate limit is only met where intended. */
  const apply = (form: Application, address = `203.0.113.${count % 250}:${count}`) => registerApplicant(form, address);
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: Error & { key?: string; field?: string }) => [error.key ?? error.message, error.field].filter(Boolean).join(' '), // prettier-ignore
    );
  const mailsTo = async (address: string) => {
    const rows = await select<{ payload: string }>('SELECT CAST(payload AS CHAR) AS payload FROM outbox ORDER BY id');
    const mails = rows.map(({ payload }) => JSON.parse(payload) as { to: string; template: string; data: unknown });
    return mails.filter(({ to }) => to === address).map(({ template }) => template);
  };

  describe('applying', () => {
    it('stores the application, mails the applicant and tells administrators', async () => {
      const form = application({ orgNumber: 'SE556036079301', contactEmail: 'Siv@Demo.Invalid' });
      const { applicantId } = await apply(form);
      expect(await seeApplicant(admin, applicantId)).toMatchObject({
        status: 'received',
        orgNumber: '5560360793',
        vatNumber: 'SE556036079301',
        contactEmail: 'siv@demo.invalid',
        countries: ['SE', 'NO'],
        info: 'Fyra bussar.',
        trafficPermit: 'TSV 2026-114',
        trafficPermitUntil: '2031-12-31',
      });
      expect(await mailsTo('siv@demo.invalid')).toEqual(['applicationReceived']);
      const alerts = await select("SELECT 1 FROM outbox WHERE dedupe_key = :key", { key: `applicationReceived:${applicantId}` }); // prettier-ignore
      expect(alerts).toHaveLength(1);
      expect(await transitionsOf('applicant', applicantId)).toMatchObject([
        { from: null, to: 'received', actorKind: 'visitor' },
      ]);
    });

    it.each<[string, Partial<Application>, string]>([
      ['a wrong organisation number', { orgNumber: '5560360794' }, 'customer.orgNumber orgNumber'],
      ['no country', { countries: [] }, 'company.unknownCountry countries'],
      ['a country that is not in the list', { countries: ['SE', 'XX'] }, 'company.unknownCountry countries'],
    ])('refuses %s', async (_, changes, outcome) => {
      const before = await Applicant.count();
      expect(await outcomeOf(apply(application(changes)))).toBe(outcome);
      expect(await Applicant.count()).toBe(before);
    });

    it('refuses a number that a company has or a waiting application', async () => {
      const company = await createCompany({ orgNumber: orgNumberFor(9_001) });
      expect(await outcomeOf(apply(application({ orgNumber: company.orgNumber })))).toBe('company.duplicateOrgNumber orgNumber'); // prettier-ignore
      const first = application();
      await apply(first);
      expect(await outcomeOf(apply(application({ orgNumber: first.orgNumber })))).toBe('company.duplicateOrgNumber orgNumber'); // prettier-ignore
    });

    it('lets one of many at once have a number, as the database also enforces', async () => {
      const { orgNumber } = application();
      const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(apply(application({ orgNumber })))));
      expect(outcomes.sort()).toEqual([...Array<string>(5).fill('company.duplicateOrgNumber orgNumber'), 'done']);
      const again = `INSERT INTO applicants (name, org_number, vat_number, contact_name, contact_email, contact_phone, language, city, countries)
        SELECT name, org_number, vat_number, contact_name, contact_email, contact_phone, language, city, countries FROM applicants WHERE org_number = :orgNumber`;
      await expect(execute(again, { orgNumber })).rejects.toThrow();
    });

    it('takes a double click as one', async () => {
      const form = application();
      const [first, second] = await Promise.all([apply(form), apply(form)]);
      expect(first).toEqual(second);
      expect(await mailsTo(form.contactEmail)).toEqual(['applicationReceived']);
    });

    it('does not reveal whether the address has an account', async () => {
      await createUser({ email: 'har.konto@demo.invalid' });
      expect(await outcomeOf(apply(application({ contactEmail: 'har.konto@demo.invalid' })))).toBe('done');
    });

    it('stops one address after twenty', async () => {
      for (let i = 0; i < 20; i++) await registerApplicant(application(), '198.51.100.9');
      expect(await outcomeOf(registerApplicant(application(), '198.51.100.9'))).toBe('request.tooMany');
      expect(await outcomeOf(registerApplicant(application(), '198.51.100.10'))).toBe('done');
    });
  });

  describe('approving', () => {
    it('creates the company and invites its first administrator', async () => {
      const form = application();
      const { applicantId } = await apply(form);
      const administrator = { name: 'Ada Admin', email: `ada${count}@demo.invalid` };
      const { companyId } = await approveApplicant(justLoggedIn(admin), { id: applicantId, administrator });
      expect((await Company.findByPk(companyId))!.toJSON()).toMatchObject({
        status: 'active', name: form.name, orgNumber: form.orgNumber, city: 'Uppsala', contactPhone: form.contactPhone, emergencyPhone: form.contactPhone,
      }); // prettier-ignore
      expect((await CompanyCountry.findAll({ where: { companyId } })).map(({ countryCode }) => countryCode).sort()).toEqual(['NO', 'SE']); // prettier-ignore
      const user = (await User.findOne({ where: { companyId } }))!;
      expect(user).toMatchObject({ email: administrator.email, passwordHash: null, name: 'Ada Admin' });
      expect(await mailsTo(administrator.email)).toEqual(['invitation']);
      expect(await seeApplicant(admin, applicantId)).toMatchObject({ status: 'approved', companyId });
      expect((await transitionsOf('applicant', applicantId)).at(-1)).toMatchObject({ from: 'received', to: 'approved', actorUserId: admin.userId }); // prettier-ignore
      expect(await checkInvariants()).toEqual([]);
    });

    it.each<[{ trafficPermit: string; trafficPermitUntil: string | null }, string[]]>([
      [{ trafficPermit: 'TSV 2026-114', trafficPermitUntil: '2031-12-31' }, []],
      [{ trafficPermit: '', trafficPermitUntil: '2031-12-31' }, ['number']],
      [{ trafficPermit: 'TSV 2026-114', trafficPermitUntil: null }, ['until']],
      [{ trafficPermit: '', trafficPermitUntil: null }, ['number', 'until']],
      [{ trafficPermit: 'TSV 2026-114', trafficPermitUntil: '2001-12-31' }, ['ended']],
    ])('says what %j lacks, and forbids nothing', async (permit, lacks) => {
      const { applicantId } = await apply(application(permit));
      const administrator = { name: 'Ada', email: `lacks${applicantId}@demo.invalid` };
      const approved = await approveApplicant(justLoggedIn(admin), { id: applicantId, administrator });
      expect(approved.lacks).toEqual(lacks);
    });

    it('creates nothing when the address has an account; another address works', async () => {
      const taken = await createUser({ email: `upptagen${count}@demo.invalid` });
      const email = (await User.findByPk(taken.userId))!.email;
      const { applicantId } = await apply(application());
      const companies = await Company.count();
      const approve = (address: string) => outcomeOf(approveApplicant(justLoggedIn(admin), { id: applicantId, administrator: { name: 'Ada', email: address } })); // prettier-ignore
      expect(await approve(email)).toBe('user.duplicateEmail adminEmail');
      expect(await Company.count()).toBe(companies);
      expect(await seeApplicant(admin, applicantId)).toMatchObject({ status: 'received', companyId: null });
      expect(await approve(`ledig${count}@demo.invalid`)).toBe('done');
    });
  });

  it('denying gives the reason, by mail too, and the company may apply again', async () => {
    const form = application();
    const { applicantId } = await apply(form);
    await denyApplicant(admin, { id: applicantId, reason: 'Trafiktillstånd saknas' });
    expect(await seeApplicant(admin, applicantId)).toMatchObject({ status: 'denied', denyReason: 'Trafiktillstånd saknas' }); // prettier-ignore
    expect(await mailsTo(form.contactEmail)).toEqual(['applicationReceived', 'applicationDenied']);
    expect((await transitionsOf('applicant', applicantId)).at(-1)).toMatchObject({ to: 'denied', reason: 'Trafiktillstånd saknas' }); // prettier-ignore
    expect(await outcomeOf(apply(form))).toBe('done');
  });

  it('of two administrators who decide at once one wins, and the other is told', async () => {
    const other = await createUser({ roles: ['SYSTEM_OWNER'] });
    for (let round = 0; round < 5; round++) {
      const { applicantId: id } = await apply(application());
      const companies = await Company.count();
      const outcomes = await Promise.all([
        outcomeOf(
          approveApplicant(justLoggedIn(admin), {
            id,
            administrator: { name: 'Ada', email: `ada.r${count}@demo.invalid` },
          }),
        ),
        outcomeOf(denyApplicant(other, { id, reason: 'Nej' })),
        outcomeOf(
          approveApplicant(justLoggedIn(other), {
            id,
            administrator: { name: 'Bo', email: `bo.r${count}@demo.invalid` },
          }),
        ),
      ]);
      expect(outcomes.sort()).toEqual(['applicant.decided', 'applicant.decided', 'done']);
      const { status } = await seeApplicant(admin, id);
      expect(await Company.count()).toBe(companies + (status === 'approved' ? 1 : 0));
    }
  });

  it('are decided once, as the database also enforces', async () => {
    const { applicantId: id } = await apply(application());
    await denyApplicant(admin, { id, reason: 'Nej' });
    await expect(execute("UPDATE applicants SET status = 'received', decided_at = NULL, deny_reason = NULL WHERE id = :id", { id })).rejects.toThrow('applicant.decided'); // prettier-ignore
  });

  it('are read and decided by administrators only', async () => {
    const { applicantId: id } = await apply(application());
    const company = await createCompany({ orgNumber: orgNumberFor(9_002) });
    const others = [
      await createUser({ roles: ['CUSTOMER'] }),
      await createUser({ roles: ['COMPANY_ADMIN'], companyId: company.id }),
      await createUser({ roles: ['TRAFFIC_CONTROLLER'] }),
      await createUser({ roles: ['DEAL_CUSTOMER_ADMIN'] }),
    ];
    const plain = { text: '', status: undefined, sort: 'created', descending: true, page: 1, pageSize: 5 } as const;
    for (const actor of others) {
      expect(await outcomeOf(seeApplicant(actor, id))).toBe('applicant.notFound');
      expect(await outcomeOf(listApplicants(actor, plain))).toBe('auth.noPermission');
      expect(await outcomeOf(denyApplicant(actor, { id, reason: 'Nej' }))).toBe('auth.noPermission');
      expect(await outcomeOf(approveApplicant(justLoggedIn(actor), { id, administrator: { name: 'A', email: 'a@demo.invalid' } }))).toBe('auth.noPermission'); // prettier-ignore
    }
    expect(await outcomeOf(denyApplicant(admin, { id: 999_999, reason: 'Nej' }))).toBe('applicant.notFound');
  });

  it('are found by name, town, contact and number, filtered and sorted', async () => {
    const one = application({ name: 'Öbergs 100%_Buss', city: 'Åre', contactName: 'Örjan Öst' });
    await apply(one);
    const find = async (text: string, status?: 'received' | 'denied') =>
      (await listApplicants(admin, { text, status, sort: 'name', descending: false, page: 1, pageSize: 50 })).rows.map(({ name }) => name); // prettier-ignore
    for (const text of [
      'öbergs',
      '100%_',
      'ÅRE',
      'örjan',
      one.orgNumber,
      one.orgNumber.slice(0, 6) + '-' + one.orgNumber.slice(6),
    ])
      // prettier-ignore
      expect(await find(text)).toContain(one.name);
    expect(await find('100%b')).toEqual([]);
    expect(await find("å' OR 1=1 --")).toEqual([]);
    expect(await find('öbergs', 'denied')).toEqual([]);
    const all = await find('');
    expect(all).toEqual([...all].sort(new Intl.Collator('sv').compare));
    const paged = await listApplicants(admin, { text: '', status: undefined, sort: 'created', descending: true, page: 2, pageSize: 3 }); // prettier-ignore
    expect(paged.rows).toHaveLength(3);
    expect(paged.total).toBe(all.length);
  });
});
