import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, useRoads } from '@bff/domain/bookings/testing/market';
import { createIntegration } from '@bff/domain/integration-users';
import { publicOrigin } from '@bff/platform/env';
import { seedPlaces } from '@bff/seeds/reference/places';
import { type BookableVehicle, createBookableVehicle, createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { packClient } from '../../scripts/support/pack-client';
import { ENDPOINTS } from './endpoints';
import {
  firstRequest,
  LIST_REQUEST,
  ONCE_REQUEST,
  PAY_REQUEST,
  SIGNING_CODE,
  usingSigningCode,
} from './openapi/docs/by-hand';
import { typescriptOf } from './openapi/docs/code';
import { FIRST_CALL } from './openapi/docs/guides';
import { exampleOf } from './openapi/examples';
import { apiWorld, PASSWORD } from './testing/api-world';

const run = promisify(execFile);
/** Whoever reads the documentation has jq; a machine that only runs tests may not. */
const JQ = `command -v jq > /dev/null || jq() { node -pe "JSON.parse(require('fs').readFileSync(0))$2"; }\n`;
const database = useTestDatabase();
const { api } = apiWorld();
const server = createAdaptorServer({
  fetch: (request, env) => api.fetch(request, env),
  // Other tests of this worker share the globals.
  overrideGlobalObjects: false,
});
const folder = mkdtempSync(join(tmpdir(), 'api-client-'));
let origin: string;
let bus: BookableVehicle;

/** What somebody has who has only the package. */
beforeAll(async () => {
  useRoads();
  await seedPlaces(database.sequelize);
  bus = await createBookableVehicle();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const tarball = packClient(folder);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function runs(script: string): Promise<unknown> {
  writeFileSync(join(folder, 'journey.mjs'), script);
  const { stdout } = await run(process.execPath, ['journey.mjs'], { cwd: folder });
  return JSON.parse(stdout) as unknown;
}

describe('the client as a package, in an empty folder', () => {
  it('signs, registers, logs in, searches, books, sees and cancels', async () => {
    const seen = await runs(`
      import { ApiClient, refusalOf } from '@bussplats/api-client';
      const client = new ApiClient({ origin: '${origin}', language: 'en' });
      const password = '${PASSWORD}';
      await client.registerCustomer({
        body: { username: 'paket', email: 'paket@test.invalid', password, passwordRepeat: password, name: 'Petra Paket', phone: '070-174 06 05', terms: true },
        idempotencyKey: 'register-paket',
      });
      await client.logIn('paket', password);
      const found = await client.searchTrips({ body: {
        tripType: 'one-way', stops: [{ place: 'Uppsala' }, { place: 'Gävle' }], departure: '${inDays(30).toISOString()}', adults: 40,
      } });
      const held = await client.createBooking({ body: { offer: found.offers[0].token }, idempotencyKey: 'hold-paket' });
      const refused = await client.startPayment({ number: held.number }).catch((error) => refusalOf('startPayment', error));
      const { bookings } = await client.listBookings({ when: 'upcoming', pageSize: 5 });
      const canceled = await client.cancelBooking({ number: held.number, body: { reason: 'Ändrade planer' } });
      const { data, etag } = await client.getOwnCustomerWithEtag();
      await client.logOut();
      const out = await client.getOwnCustomer().catch((error) => error.status);
      console.log(JSON.stringify({ kind: found.kind, same: bookings[0].number === held.number, refused, fee: canceled.fee, name: data.name, etag: typeof etag, out }));
    `);
    expect(seen).toEqual({
      kind: 'offers',
      same: true,
      refused: 'error.booking.detailsMissing',
      fee: 0,
      name: 'Petra Paket',
      etag: 'string',
      out: 401,
    });
  });

  it('locks a bus as an integration, by scheme 2', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { keyId, secret } = await createIntegration(admin, { name: 'Paket AB', companyId: bus.companyId });
    const seen = await runs(`
      import { ApiClient } from '@bussplats/api-client';
      // As behind a proxy: what is signed is the public address.
      const overProxy = (url, init) => fetch(url.replace('${publicOrigin()}', '${origin}'), init);
      const client = new ApiClient({ origin: '${publicOrigin()}', fetch: overProxy, integration: ${JSON.stringify({ keyId, secret })} });
      const { vehicles } = await client.listVehicles();
      const at = { id: vehicles[0].id, externalId: 'paket-1' };
      await client.lockVehicle({ ...at, body: { start: '${inDays(60).toISOString()}', end: '${inDays(61).toISOString()}' } });
      const { total } = await client.listOccupancies({ id: at.id, from: '${inDays(59).toISOString()}' });
      await client.unlockVehicle(at);
      console.log(JSON.stringify({ total }));
    `);
    expect(seen).toEqual({ total: 1 });
  });

  it('is not needed: the code of the documentation signs by both schemes', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { keyId, secret } = await createIntegration(admin, { name: 'Egen kod AB', companyId: bus.companyId });
    const script = `${SIGNING_CODE}
      const [keyId, secret] = ${JSON.stringify([keyId, secret])};
      const stops = [{ place: 'Uppsala' }, { place: 'Gävle' }], departure = '${inDays(30).toISOString()}';
      // As behind a proxy: what is signed is the public address.
      const overNetwork = globalThis.fetch;
      globalThis.fetch = (url, init) => overNetwork(String(url).replace('${publicOrigin()}', '${origin}'), init);
      ${usingSigningCode(publicOrigin())}
      const wrong = await fetch(vehicles, { headers: scheme2('GET', vehicles, '', keyId, secret + 'x') });
      console.log(JSON.stringify([found.status, (await found.json()).data.kind, listed.status, (await listed.json()).data.vehicles.length, wrong.status]));`;
    const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ESNext };
    expect(await runs(transpileModule(script, { compilerOptions }).outputText)).toEqual([200, 'offers', 200, 1, 400]);
  });

  it('is not needed in a shell either: the first request of the documentation, as it is written', async () => {
    const { stdout } = await run('bash', ['-e', '-c', JQ + firstRequest(origin, inDays(30).toISOString())]);
    expect(JSON.parse(stdout)).toMatchObject({ token: expect.stringMatching(/./) as string });
  });

  it('is not needed to log in, list, reserve and pay in a shell', async () => {
    const shell = async (...scripts: string[]) => {
      const { stdout } = await run('bash', ['-e', '-c', JQ + scripts.join('\n')]);
      return JSON.parse(stdout) as { data: Record<string, unknown> };
    };
    await runs(`
      import { ApiClient } from '@bussplats/api-client';
      const password = '${PASSWORD}';
      await new ApiClient({ origin: '${origin}', language: 'en' }).registerCustomer({
        body: { username: 'skal', email: 'skal@test.invalid', password, passwordRepeat: password, name: 'Sixten Skal', phone: '070-174 06 05', terms: true },
        idempotencyKey: 'register-skal',
      });
      // What is run tells its result as JSON: there is none.
      console.log('null');
    `);
    const list = LIST_REQUEST.replace('"username":"…","password":"…"', `"username":"skal","password":"${PASSWORD}"`);
    const search = firstRequest(origin, inDays(30).toISOString());
    const begun = `{ ${search}\n} > /dev/null`;
    expect(await shell(begun, list)).toMatchObject({ data: { total: 0, page: 1, pageSize: 20 } });
    const listed = `{ ${list}\n} > /dev/null`;
    // Nobody takes money in this test: what counts is that the request is understood.
    const pay = PAY_REQUEST.replace(' | jq -r .data.url', '');
    const bought = await run('bash', ['-e', '-c', JQ + [begun, listed, ONCE_REQUEST, pay].join('\n')]);
    expect(bought.stdout).toContain('"contactName":"Anna Andersson"');
    expect(bought.stdout.trim().slice(-200)).toMatch(/"url"|error\.(?:payment|service)\./);
    expect(await shell(begun, list)).toMatchObject({ data: { total: 1 } });
  });

  it('has types that fit the examples of the documentation under the strictest rules', async () => {
    const calls = ENDPOINTS.map(
      (endpoint) => `async () => {\n${typescriptOf(endpoint, exampleOf(endpoint.operationId)!)}\n};`,
    );
    const first = FIRST_CALL('https://example.se');
    writeFileSync(
      join(folder, 'examples.ts'),
      `declare const username: string, password: string;\n${first}\nvoid bookings;\n${calls.join('\n')}\n// @ts-expect-error no such place\nvoid client.getBooking({ name: 'x' });\n// @ts-expect-error it is a number\nvoid client.cancelBooking({ number: '1', body: { agreedFee: 'much' } });\n`,
    );
    const options = {
      compilerOptions: {
        target: 'ES2022',
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
      },
      files: ['examples.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const compiler = resolve('node_modules/typescript-native/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', folder], { cwd: folder }).catch(
      (failure: { stdout: string }) => failure,
    );
    expect(stdout).toBe('');
  });
});
