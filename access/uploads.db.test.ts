// Traces: S5-055, S5-056, S8-343
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngLogo } from '@bff/domain/images/testing/pictures';
import { rawGuard } from '@bff/edge/raw-guard';
import { publicOrigin } from '@bff/platform/env';
import { Company, Country } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { aCompany } from './testing/company-subjects';
import { versionShown } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();

describe('an uploaded logo', () => {
  let admin: Person;
  let edit: string;
  let fields: Record<string, string>;

  beforeAll(async () => {
    await Country.bulkCreate([{ code: 'SE', nameSv: 'Sverige', nameEn: 'Sweden' }], { ignoreDuplicates: true });
    admin = await createPerson('SYSTEM_ADMIN');
    const company = await aCompany.make(admin);
    edit = `/sv/dashboard/admin/transport-companies/edit/${company.params!['id']}`;
    fields = { ...company.fields, intent: 'save' };
  });

  const send = async (file: Uint8Array, name: string, type: string, more: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...fields, ...more })) form.set(field, value);
    form.set('logo', new File([new Uint8Array(file)], name, { type }));
    return ask(edit, { method: 'POST', body: form, headers: { ...(await admin.browser()), origin: publicOrigin() } });
  };

  it('is refused by its content, whatever its name; what was typed is kept', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const refused = await send(svg, 'logo.png', 'image/png', { city: 'Skrivet Ort' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('Bilden ska vara en JPEG- eller PNG-fil.');
    expect(html).toContain('href="#logo"');
    expect(html).toContain('value="Skrivet Ort"');
    expect(html).not.toContain('onload');
    expect((await send(Buffer.alloc(11_000_000, 1), 'stor.jpg', 'image/jpeg')).status).toBe(413);
  });

  it('is served to everybody with its own type and cached for ever, and never as another type', async () => {
    const saved = await send(await pngLogo(), 'logo.exe', 'application/x-msdownload');
    expect(saved.status).toBe(303);
    const page = await (await ask(edit, { headers: await admin.browser() })).text();
    const [, address = ''] = /src="(\/images\/[0-9a-f]{64}\.png)"/.exec(page) ?? [];
    expect(page).toContain('alt="Logotypen nu"');
    const image = await ask(address);
    expect(image.status).toBe(200);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect([...new Uint8Array(await image.arrayBuffer()).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    for (const other of [
      address.replace('.png', '.jpg'),
      address.replace(/[0-9a-f]{64}/, '0'.repeat(64)),
      '/images/1.png',
    ])
      expect([other, (await ask(other)).status]).toEqual([other, 404]);
  });
});

describe('a company’s own administrator', () => {
  const own = '/en/dashboard/company/details';
  const send = async (person: Person, file: Uint8Array | undefined) => {
    const form = new FormData();
    const shown = await (await ask(own, { headers: await person.browser() })).text();
    for (const [name, value] of Object.entries(versionShown(shown, ''))) form.set(name, value);
    form.set('logo', new File(file ? [new Uint8Array(file)] : [], file ? 'logo' : ''));
    return ask(own, { method: 'POST', body: form, headers: { ...(await person.browser()), origin: publicOrigin() } });
  };

  it("changes the company's logo, and is asked for a file if none was chosen", async () => {
    const person = await createPerson('COMPANY_ADMIN');
    const refused = await send(person, undefined);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Choose an image.');
    expect((await send(person, await pngLogo(60, 60))).status).toBe(303);
    const page = await (await ask(own, { headers: await person.browser() })).text();
    expect(page).toMatch(/<img[^>]+src="\/images\/[0-9a-f]{64}\.png" width="60" height="60" alt="Current logo"/);
    const company = await Company.findByPk(person.companyId ?? 0);
    expect(company?.logoImageId).not.toBeNull();
    // Not another company's, and not by a driver.
    expect(await Company.count({ where: { logoImageId: company?.logoImageId ?? 0 } })).toBe(1);
    expect((await send(await createPerson('DRIVER'), await pngLogo(61, 61))).status).toBe(403);
  });
});

describe('upload limits', () => {
  const status = async (path: string, megabytes: number) => {
    const server = createServer((request, response) => {
      if (!rawGuard(request, response)) response.writeHead(200, { connection: 'close' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // Only announced, not sent: it is refused before anything is read.
    try {
      return await new Promise<number>((resolve, reject) => {
        const length = String(megabytes * 1024 * 1024);
        const sent = request({ port, path, method: 'POST', headers: { 'content-length': length } }, (answer) => {
          resolve(answer.statusCode ?? 0);
          sent.destroy();
        });
        sent.on('error', reject);
        sent.flushHeaders();
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it.each([
    ['/sv/dashboard/admin/transport-companies/add', 20, 200],
    ['/en/dashboard/admin/transport-companies/edit/17?a=b', 20, 200],
    ['/sv/dashboard/admin/transport-companies/add', 25, 413],
    ['/sv/dashboard/admin/transport-companies/status/17', 2, 413],
    ['/sv/dashboard/company/details', 20, 200],
    ['/sv/auth/login', 2, 413],
    ['/sv/auth/login?/dashboard/admin/transport-companies/add', 2, 413],
  ])('%s: %i MB is answered with %i', async (path, megabytes, expected) => {
    expect(await status(path, megabytes)).toBe(expected);
  });
});
