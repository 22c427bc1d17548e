import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderPaymentsOfBookings } from '@bff/domain/bookings';
import { inDays, useRoads } from '@bff/domain/bookings/testing/market';
import { createIntegration } from '@bff/domain/integration-users';
import { type PaymentWorld, startPaymentWorld } from '@bff/domain/payments/testing/payment-world';
import { type BookableVehicle, createBookableVehicle, createUser } from '@db/factories';
import { selectOne } from '@db/query';
import { seedPlaces } from '@bff/seeds/reference/places';
import { useTestDatabase } from '@db/testing/test-database';
import { apiWorld } from './testing/api-world';
import { type ApiDocument, DocumentClient, followed } from './testing/document-client';

const database = useTestDatabase();
const { api, send } = apiWorld();
const overHttp = (url: string, init: RequestInit) => Promise.resolve(api.request(url, init));

let document: ApiDocument;
let payments: PaymentWorld;
let bus: BookableVehicle;

beforeAll(async () => {
  useRoads();
  payments = await startPaymentWorld(orderPaymentsOfBookings);
  await seedPlaces(database.sequelize);
  bus = await createBookableVehicle();
  document = followed((await (await send('/api/v1/openapi.json')).json()) as ApiDocument);
});
afterAll(() => payments.stop());

const PASSWORD = 'Tolv-Bussar-7-Norrut';
const person = (username: string) => ({
  username,
  email: `${username}@test.invalid`,
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  name: 'Doris Dokument',
  phone: '+46701740605',
  terms: true,
});
const trip = {
  tripType: 'one-way',
  stops: [{ place: 'Uppsala' }, { place: 'Gävle' }],
  departure: inDays(30).toISOString(),
  adults: 40,
};

interface Booking {
  number: string;
  total: number;
  bookings: { status: string }[];
}

describe('a client written from the OpenAPI document alone', () => {
  it('registers, logs in, searches, books, pays, sees and cancels', async () => {
    const client = new DocumentClient(document, overHttp);
    await client.fetchPepper();
    expect((await client.call('registerCustomer', { body: person('doris') })).status).toBe(201);
    await client.logIn('doris', PASSWORD);
    expect((await client.call('getOwnCustomer')).data).toMatchObject({ name: 'Doris Dokument' });

    const found = (await client.call('searchTrips', { body: trip })).data as { offers: { token: string; total: number }[] }; // prettier-ignore
    const offer = found.offers[0]!;
    const parameters = { 'Idempotency-Key': 'hold' };
    const held = await client.call('createBooking', { body: { offer: offer.token }, parameters });
    const { number, total } = held.data as Booking;
    expect([held.status, total]).toEqual([201, offer.total]);

    const details = {
      contactName: 'Doris Dokument',
      contactEmail: 'doris@test.invalid',
      contactPhone: '070-174 06 05',
      adults: 40,
      children: 0,
      stops: [
        { street: 'Stationsgatan 1', stopType: 'pickUp' },
        { street: 'Drottninggatan 2', stopType: 'dropOff' },
      ],
      terms: true,
    };
    expect(await client.call('startPayment', { parameters: { number } })).toMatchObject({ status: 409, error: 'error.booking.detailsMissing' }); // prettier-ignore
    await client.call('completeBooking', { parameters: { number }, body: details });
    const { data: payment } = await client.call('startPayment', { parameters: { number } });
    expect(payment).toHaveProperty('url');
    const session = await selectOne<{ id: string }>('SELECT session_id AS id FROM payments ORDER BY id DESC LIMIT 1');
    await payments.sandbox.sandbox.customer(session!.id, 'pay');
    await payments.settleWebhooks();

    const booked = await client.call('getBooking', { parameters: { number } });
    expect((booked.data as Booking).bookings).toMatchObject([{ status: 'booked' }]);
    const list = await client.call('listBookings', {
      parameters: { pageSize: 5, page: 1, sort: 'total', order: 'desc' },
    });
    expect(list.data).toMatchObject({ total: 1, bookings: [{ number }] });
    const terms = await client.call('getCancellationTerms', { parameters: { number } });
    const agreedFee = (terms.data as { fee: number }).fee;
    const canceled = await client.call('cancelBooking', { parameters: { number }, body: { agreedFee } });
    expect(canceled.data).toEqual(terms.data);
    expect(await client.call('cancelBooking', { parameters: { number }, body: {} })).toMatchObject({ status: 409, error: 'error.booking.cannotCancelCanceled' }); // prettier-ignore
    await client.call('revokeToken');
    expect(await client.call('getOwnCustomer')).toMatchObject({ status: 401 });
  });

  it('changes its record, but not over a change that it has not seen', async () => {
    const client = new DocumentClient(document, overHttp);
    await client.fetchPepper();
    await client.call('registerCustomer', { body: person('disa') });
    await client.logIn('disa', PASSWORD);
    const { etag } = await client.call('getOwnCustomer');
    const change = (name: string, tag: string) =>
      client.call('changeOwnCustomer', {
        parameters: { 'If-Match': tag },
        body: { name, email: 'disa@test.invalid', phone: '070-174 06 05' },
      });
    const first = await change('Disa Först', etag!);
    expect(first.status).toBe(200);
    expect(await change('Disa Sen', etag!)).toMatchObject({ status: 412, error: 'error.request.preconditionFailed' });
    expect((await client.call('getOwnCustomer')).data).toMatchObject({ name: 'Disa Först' });
    expect((await change('Disa Sen', first.etag!)).status).toBe(200);
  });

  it('locks a bus as an integration', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const key = await createIntegration(admin, { name: 'Dokument AB', companyId: bus.companyId });
    const client = new DocumentClient(document, overHttp, key);
    const { data } = await client.call('listVehicles');
    const { id } = (data as { vehicles: { id: number }[] }).vehicles[0]!;
    const parameters = { id, externalId: 'job-1' };
    const body = { start: inDays(60).toISOString(), end: inDays(61).toISOString() };
    await client.call('lockVehicle', { parameters, body });
    const list = await client.call('listOccupancies', { parameters: { id, from: body.start, to: body.end } });
    expect(list.data).toMatchObject({ total: 1, occupancies: [{ externalId: 'job-1' }] });
    await client.call('unlockVehicle', { parameters });
    expect(await client.call('unlockVehicle', { parameters })).toMatchObject({ status: 404 });
  });

  it('meets refusals as documented', async () => {
    const client = new DocumentClient(document, overHttp);
    // No pepper yet: every signed operation refuses, and no other.
    for (const methods of Object.values(document.paths))
      for (const { operationId, security } of Object.values(methods)) {
        if (Object.keys(security[0]!).length === 0 || 'scheme2' in security[0]!) continue;
        const answer = await client.call(operationId, { unchecked: true, parameters: anyParameters(operationId) });
        expect([operationId, answer.status, answer.errorCode]).toEqual([operationId, 400, 113]);
      }
    await client.fetchPepper();
    for (const methods of Object.values(document.paths))
      for (const { operationId, security } of Object.values(methods)) {
        if (!('bearer' in security[0]!)) continue;
        const answer = await client.call(operationId, { unchecked: true, parameters: anyParameters(operationId) });
        expect([operationId, answer.status]).toEqual([operationId, 401]);
      }
    for (const [operationId, body] of [
      ['createToken', { username: 'x', password: 'y' }],
      ['createToken', { username: 1 }],
      ['registerCustomer', { ...person('erik'), password: 'kort', passwordRepeat: 'kort' }],
      ['searchTrips', { ...trip, departure: '2020-01-01T00:00:00Z' }],
      ['searchTrips', { ...trip, stops: [{ place: 'Uppsala' }, { place: 'Xyzzyby' }] }],
      ['checkPasswordLink', { uuid: 'nope' }],
    ] as const)
      expect((await client.call(operationId, { body, unchecked: true })).status).toBeGreaterThanOrEqual(400);
    expect(client.seen.size).toBeGreaterThan(40);
  });

  const anyParameters = (operationId: string): Record<string, string> => {
    const operation = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .find((one) => one.operationId === operationId)!;
    const ofPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    return Object.fromEntries(ofPath.map(({ name }) => [name, '12345674']));
  };
});

describe('the OpenAPI document', () => {
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    );

  it('lists for every operation its refusals and how it is signed', () => {
    expect(operations().length).toBeGreaterThan(30);
    for (const { name, responses, security, parameters } of operations()) {
      const statuses = Object.keys(responses);
      const has = (status: number) =>
        expect([name, statuses]).toEqual([name, expect.arrayContaining([String(status)])]);
      for (const status of [400, 413, 415, 429, 503]) has(status);
      expect([name, statuses.filter((status) => status.startsWith('2'))]).toEqual([name, [expect.any(String)]]);
      const schemes = new Set(security.flatMap((needed) => Object.keys(needed)));
      const needsToken = security.every((needed) => 'bearer' in needed);
      if (needsToken) [401, 403].forEach(has);
      if (schemes.has('scheme2')) has(401);
      if (schemes.size > 0) expect(responses['400']?.description).toContain('error.pepper.invalid (113)');
      const headers = parameters.filter((parameter) => parameter.in === 'header').map((parameter) => parameter.name);
      expect([name, headers.includes('Signature-Input')]).toEqual([name, schemes.has('scheme2')]);
      expect([name, headers.includes('X-Organization-Id')]).toEqual([name, needsToken]);
      for (const [status, { content }] of Object.entries(responses))
        expect([name, status, content?.['application/json']?.schema]).toEqual([name, status, expect.any(Object)]);
      for (const scheme of schemes) expect(document.components.securitySchemes[scheme]).toBeDefined();
    }
  });

  it('explains signing, with the vectors, in both languages', async () => {
    const swedish = await send('/api/v1/openapi.json', { headers: { 'accept-language': 'sv' } });
    const english = await send('/api/v1/openapi.json', { headers: { 'accept-language': 'en' } });
    const texts = await Promise.all([swedish, english].map((answer) => answer.text()));
    expect(texts[0]).not.toBe(texts[1]);
    for (const text of texts) {
      expect(text).toContain('8401ef0e66373fef295bac75db8ba3c2a92e68bb333d4c0af2155070d7e1f520');
      expect(text).toContain('bussplats-v2 request signing');
    }
  });
});
