import { expect, it } from 'vitest';
import { createCompany, createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { pngLogo } from '../images/testing/pictures';
import { transitionsOf } from '../shared/event-log.store';
import { changeLogo, logoRevision, seeCompany } from '.';

useTestDatabase();

it('warns the second who changes a logo that it has changed meanwhile', async () => {
  const { id } = await createCompany();
  const actor = await createUser({ roles: ['COMPANY_ADMIN'], companyId: id });
  const company = await seeCompany(actor, id);
  const revision = logoRevision(company);
  await changeLogo(actor, { id, upload: await pngLogo(120), revision });
  const saved = (await seeCompany(actor, id)).logoImageId;
  await expect(changeLogo(actor, { id, upload: await pngLogo(121), revision })).rejects.toMatchObject({
    key: 'input.changedMeanwhile',
    saved: { logo: saved },
  });
  expect((await seeCompany(actor, id)).logoImageId).toBe(saved);
  expect(await transitionsOf('companyDetails', id)).toMatchObject([{ to: 'changed', data: { changed: ['logo'] } }]);
});
