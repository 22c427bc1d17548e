// Traces: S2-053, S6-029, S8-310
import { beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '@db/factories';
import { Country } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { transitionsOf } from '../shared/event-log.store';
import { editOwnCompany, type OwnDetails, seeCompany } from './index';

describe('a company’s own admin edits its details', () => {
  useTestDatabase();
  beforeAll(async () => {
    const countries = [
      { code: 'SE', nameSv: 'Sverige', nameEn: 'Sweden' },
      { code: 'NO', nameSv: 'Norge', nameEn: 'Norway' },
    ];
    await Country.bulkCreate(countries, { ignoreDuplicates: true });
  });

  const own = (changes: Partial<OwnDetails> = {}): OwnDetails => ({
    contactName: 'Kim Kontakt',
    contactEmail: 'kim@test.invalid',
    contactPhone: '+46701740605',
    emergencyPhone: '+46701740606',
    language: 'en',
    street: 'Storgatan 1',
    postcode: '753 10',
    city: 'Uppsala',
    info: 'Fyra bussar.',
    certificates: ['iso14001Certified'],
    offersSecondDriver: true,
    allowsTenHourDays: false,
    countries: ['NO', 'SE'],
    ...changes,
  });
  const editor = async () => {
    const { id } = await createCompany({ name: 'Egna Buss AB', trafficPermit: 'TSV 2026-114', isPartner: true });
    return { id, actor: await createUser({ roles: ['COMPANY_ADMIN'], companyId: id }) };
  };
  const outcome = (promise: Promise<unknown>) => promise.then(() => 'done', (error: { key?: string }) => error.key); // prettier-ignore

  it('saves their changes, but not to what only the marketplace may change', async () => {
    const { id, actor } = await editor();
    const details = own();
    await editOwnCompany(actor, { id, version: 1, details });
    const company = await seeCompany(actor, id);
    expect(company).toMatchObject({
      ...details,
      countries: ['NO', 'SE'],
      version: 2,
      name: 'Egna Buss AB',
      trafficPermit: 'TSV 2026-114',
      isPartner: true,
      status: 'active',
    });
    expect(await transitionsOf('companyDetails', id)).toMatchObject([{ to: 'changed', actorKind: 'user' }]);
  });

  it('warns the second of two editors', async () => {
    const { id, actor } = await editor();
    await editOwnCompany(actor, { id, version: 1, details: own() });
    expect(await outcome(editOwnCompany(actor, { id, version: 1, details: own({ city: 'Gävle' }) }))).toBe(
      'input.changedMeanwhile',
    );
  });

  it('refuses everybody else: a driver of it, and the admin of another', async () => {
    const { id } = await editor();
    const driver = await createUser({ roles: ['DRIVER'], companyId: id });
    const { actor: stranger } = await editor();
    expect(await outcome(editOwnCompany(driver, { id, version: 1, details: own() }))).toBe('auth.noPermission');
    expect(await outcome(editOwnCompany(stranger, { id, version: 1, details: own() }))).toBe('company.notFound');
  });

  it('refuses an unknown country', async () => {
    const { id, actor } = await editor();
    expect(await outcome(editOwnCompany(actor, { id, version: 1, details: own({ countries: ['XX'] }) }))).toBe(
      'company.unknownCountry',
    );
  });
});
