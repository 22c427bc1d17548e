// Traces: S3-036, S3-034
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { createCompany, createUser } from '@db/factories';
import { Company, Country, Image } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { companyLogos, editCompany, seeCompany } from '../companies';
import { transitionsOf } from '../shared/event-log.store';
import { DAY } from '../shared/time';
import { keepImage, purgeImages, readImage } from './index';
import { photograph, pngLogo } from './testing/pictures';

const logo = { purpose: 'logo', field: 'logo' } as const;
const partsOf = (address: string) =>
  /^\/images\/([0-9a-f]{64})\.(jpg|png)$/.exec(address)!.slice(1) as [string, string];

describe('stored images', () => {
  useTestDatabase();
  beforeAll(() =>
    Country.bulkCreate([{ code: 'SE', nameSv: 'Sverige', nameEn: 'Sweden' }], { ignoreDuplicates: true }),
  );
  afterEach(() => clock.release());

  it('are stored once, and read only by the hash and type in their address', async () => {
    const id = await keepImage(await pngLogo(), logo);
    expect(await keepImage(await pngLogo(), logo)).toBe(id);
    const { hash, bytes } = await Image.findByPk(id, { rejectOnEmpty: true });
    expect(await readImage(hash, 'png')).toMatchObject({ type: 'image/png', bytes });
    expect(await readImage(hash, 'jpg')).toBeUndefined();
    expect(await readImage(hash.toUpperCase(), 'png')).toBeUndefined();
    expect(await readImage('0'.repeat(64), 'png')).toBeUndefined();
  });

  it('are not processed while a transaction waits', async () => {
    const upload = await pngLogo();
    await expect(inTransaction(() => keepImage(upload, logo))).rejects.toThrow('before the transaction');
  });

  it('become the logo of a company, which is logged; another one replaces it', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { id } = await createCompany();
    const edit = async (upload: Uint8Array) => {
      const company = await seeCompany(admin, id);
      await editCompany(admin, {
        id,
        version: company.version,
        details: { ...company, countries: ['SE'] },
        logo: upload,
      });
    };
    expect((await companyLogos([id])).get(id)).toBeUndefined();
    await edit(await pngLogo());
    const first = (await companyLogos([id])).get(id)!;
    expect(first).toMatchObject({ width: 120, height: 40 });
    // The same one again is no change.
    await edit(await pngLogo());
    await edit(await photograph());
    const second = (await companyLogos([id])).get(id)!;
    expect(partsOf(second.address)[1]).toBe('jpg');
    const log = await transitionsOf('companyDetails', id);
    expect(log.map(({ data }) => data)).toEqual([{ changed: ['countries', 'logo'] }, { changed: ['logo'] }]);

    // The replaced one stays for a day, for pages that are still open.
    await purgeImages();
    expect(await readImage(...partsOf(first.address))).toBeDefined();
    clock.advance(DAY + 1);
    await purgeImages();
    expect(await readImage(...partsOf(first.address))).toBeUndefined();
    expect(await readImage(...partsOf(second.address))).toBeDefined();
  });

  it('without permission are not even examined, and an invalid one changes nothing', async () => {
    const { id } = await createCompany();
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const colleague = await createUser({ roles: ['COMPANY_ADMIN'], companyId: id });
    const company = await seeCompany(admin, id);
    const images = await Image.count();
    const request = { id, version: company.version, details: { ...company, name: 'Annat namn AB' } };
    const wrong = Buffer.from('<svg/>');
    await expect(editCompany(colleague, { ...request, logo: wrong })).rejects.toMatchObject({
      key: 'auth.noPermission',
    });
    await expect(editCompany(admin, { ...request, logo: wrong })).rejects.toMatchObject({
      key: 'image.unsupportedType',
      field: 'logo',
    });
    expect(await Image.count()).toBe(images);
    expect(await Company.findByPk(id)).toMatchObject({ name: company.name, logoImageId: null });
  });
});
