// Traces: S8-303
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { createCompany, createCustomer, createOrder, createQuoteRequest, createUser } from '@db/factories';
import { EventLogEntry, Journey, QuoteRequestCompany } from '@db/models';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { system, type UserActor, visitor } from '../shared/actor';
import { eraseReasons, logTransition } from '../shared/event-log.store';
import {
  eventVocabulary,
  type EventQuestion,
  historyOf,
  listEventGroups,
  listEvents,
  MOST_GROUPED,
  MOST_LISTED,
  readEvent,
} from '.';

useTestDatabase();

const ALL = { offset: 0, limit: 100, oldestFirst: false };
let admin: UserActor;
let companyId: number;
let orgNumber: string;

/** What is found, as `entity:state`, newest first. */
const found = async (question: EventQuestion, part = ALL) =>
  (await listEvents(admin, question, part)).rows.map(({ entity, to }) => `${entity}:${to}`);

beforeAll(async () => {
  admin = await createUser({ roles: ['SYSTEM_ADMIN'], username: 'anna', email: 'anna@test.invalid' });
  ({ id: companyId, orgNumber } = await createCompany());
  const say = async (at: string, entry: Omit<Parameters<typeof logTransition>[0], 'from'> & { from?: string }) => {
    clock.freeze(at);
    await logTransition({ from: null, ...entry } as Parameters<typeof logTransition>[0]);
  };
  await say('2027-01-10T10:00:00Z', { entity: 'company', entityId: companyId, to: 'active', by: admin });
  await say('2027-02-10T10:00:00Z', { entity: 'company', entityId: companyId, to: 'suspended', by: admin, reason: '100 % fel_stavat' }); // prettier-ignore
  await say('2027-03-10T10:00:00Z', { entity: 'setting', entityKey: 'holdMinutes', to: 'changed', by: admin, data: { old: '20', new: '25' } }); // prettier-ignore
  await say('2027-03-10T10:00:00Z', { entity: 'booking', entityId: 4711, to: 'canceled', by: system('expire-holds'), reason: 'Ingen betalning' }); // prettier-ignore
  await say('2027-03-11T10:00:00Z', { entity: 'user', entityId: 12, to: 'active', by: visitor('sv'), code: 'invitedAgain', data: { newPassword: 'x', ip: { apiKey: 'y' } } }); // prettier-ignore
  clock.release();
});
afterEach(() => clock.release());

describe('the event log', () => {
  it('is listed newest first, or oldest first, in parts', async () => {
    const all = ['user:active', 'booking:canceled', 'setting:changed', 'company:suspended', 'company:active'];
    expect(await found({})).toEqual(all);
    expect(await found({}, { ...ALL, oldestFirst: true })).toEqual([...all].reverse());
    expect(await found({}, { offset: 1, limit: 2, oldestFirst: false })).toEqual(all.slice(1, 3));
    expect((await listEvents(admin, {}, { offset: 1, limit: 2, oldestFirst: false })).total).toBe(5);
  });

  it.each<[string, EventQuestion, string[]]>([
    ['kind of thing', { entity: 'company' }, ['company:suspended', 'company:active']],
    ['kind of change', { to: ['active'] }, ['user:active', 'company:active']],
    ['both', { entity: 'company', to: ['active'] }, ['company:active']],
    ['period', { since: new Date('2027-02-10T10:00:00Z'), until: new Date('2027-03-10T10:00:00Z') }, ['company:suspended']], // prettier-ignore
    ['username', { actor: 'ANNA', entity: 'setting' }, ['setting:changed']],
    ['email address', { actor: 'anna@test.invalid', to: ['suspended'] }, ['company:suspended']],
    ['name of a job', { actor: 'expire-holds' }, ['booking:canceled']],
    ['nobody', { actor: 'nobody' }, []],
    ["setting's key", { subject: 'holdMinutes' }, ['setting:changed']],
    ['internal id with its kind', { subject: '4711', entity: 'booking' }, ['booking:canceled']],
    ['internal id alone, which is no number people know', { subject: '4711' }, []],
    ['key that no key can be', { subject: 'åäö 🚌' }, []],
    ['somebody who cannot be', { actor: 'åäö 🚌' }, []],
    ['text with what no keyboard has', { text: '🚌' }, []],
    ['text', { text: 'betalning' }, ['booking:canceled']],
    ['text in another case', { text: 'INGEN' }, ['booking:canceled']],
    ['text, not by a code', { text: 'invitedAgain' }, []],
    ['text that is a pattern elsewhere', { text: '100 % fel_' }, ['company:suspended']],
    ['text that is a pattern and not there', { text: 'Ing_n' }, []],
    ['text with a quote', { text: "'; DROP TABLE users; --" }, []],
  ])('is searched by %s', async (_, question, expected) => expect(await found(question)).toEqual(expected));

  it("is searched by an operator's organisation number, hyphen or not", async () => {
    expect(await found({ subject: orgNumber })).toEqual(['company:suspended', 'company:active']);
    expect(await found({ subject: `${orgNumber.slice(0, 6)}-${orgNumber.slice(6)}` })).toHaveLength(2);
  });

  it('names the actor, even when nobody known', async () => {
    const { rows } = await listEvents(admin, {}, ALL);
    expect(rows.map(({ actorKind, actorName, actorUsername }) => [actorKind, actorName, actorUsername])).toEqual([
      ['visitor', null, null],
      ['system', 'expire-holds', null],
      ...Array.from({ length: 3 }, (): unknown[] => ['user', expect.any(String), 'anna']),
    ]);
  });

  it('never shows a secret, whatever was written to it', async () => {
    const { rows } = await listEvents(admin, { entity: 'user' }, ALL);
    expect(rows[0]!.data).toEqual({ newPassword: '•••', ip: { apiKey: '•••' } });
    const [stored] = await select<{ data: unknown }>("SELECT data FROM event_log WHERE entity = 'user'");
    expect(JSON.stringify(stored)).not.toMatch(/"[xy]"/);
  });

  it('shows one entry, and the history of one thing', async () => {
    const [newest] = await historyOf(admin, 'setting', { entityKey: 'holdMinutes' });
    expect(await readEvent(admin, newest!.id)).toMatchObject({
      entityKey: 'holdMinutes',
      data: { old: '20', new: '25' },
    });
    expect((await historyOf(admin, 'company', { entityId: companyId })).map(({ to }) => to)).toEqual([
      'suspended',
      'active',
    ]);
    expect(await historyOf(admin, 'booking', { entityId: companyId })).toEqual([]);
    for (const id of [0, -1, 1.5, Number.NaN, 9e15])
      await expect(readEvent(admin, id)).rejects.toMatchObject({ key: 'event.notFound' });
  });

  it('knows its own vocabulary', async () => {
    const { entities, states } = await eventVocabulary(admin);
    expect(entities.sort()).toEqual(['booking', 'company', 'setting', 'user']);
    expect(states.sort()).toEqual(['active', 'canceled', 'changed', 'suspended']);
  });

  it('is read by administrators only, and changed by nobody', async () => {
    const refused = { key: 'auth.noPermission' };
    for (const actor of [
      visitor('sv'),
      system('x'),
      await createCustomer(),
      await createUser({ roles: ['COMPANY_ADMIN', 'TRAFFIC_CONTROLLER'] }),
    ]) {
      await expect(listEvents(actor, {}, ALL)).rejects.toMatchObject(refused);
      await expect(readEvent(actor, 1)).rejects.toMatchObject(refused);
      await expect(historyOf(actor, 'company', { entityId: companyId })).rejects.toMatchObject(refused);
      await expect(eventVocabulary(actor)).rejects.toMatchObject(refused);
    }
    for (const change of [
      "reason = 'x'",
      "code = 'expired'",
      'code = NULL',
      "reason = NULL, to_state = 'x'",
      'reason = NULL, actor_user_id = NULL',
      'reason = NULL, at = NOW(3)',
      "reason = NULL, data = '{}'",
    ])
      // prettier-ignore
      await expect(execute(`UPDATE event_log SET ${change}`)).rejects.toThrow(/append-only/);
    await expect(execute('DELETE FROM event_log')).rejects.toThrow(/append-only/);
  });

  it('erases what people wrote about something, and nothing else', async () => {
    const entityId = 4712;
    await logTransition({ entity: 'booking', entityId, from: null, to: 'paymentFailed', by: system('x'), code: 'declined', reason: 'Åsa är sjuk', data: { fee: 1 } }); // prettier-ignore
    await eraseReasons('booking', [entityId]);
    expect((await historyOf(admin, 'booking', { entityId }))[0]).toMatchObject({ to: 'paymentFailed', code: 'declined', reason: null, data: { fee: 1 } }); // prettier-ignore
    expect((await historyOf(admin, 'booking', { entityId: 4711 }))[0]).toMatchObject({ reason: 'Ingen betalning' });
  });

  it('identifies a thing by its id or by its key, never by both or neither', async () => {
    const insert = (columns: string, values: string) =>
      execute(
        `INSERT INTO event_log (entity, to_state, actor_kind, at${columns}) VALUES ('x', 'y', 'visitor', NOW(3)${values})`,
      );
    await expect(insert('', '')).rejects.toThrow();
    await expect(insert(', entity_id, entity_key', ", 1, 'k'")).rejects.toThrow();
  });
});

describe('the event log grouped by subject', () => {
  const groups = async (question: EventQuestion, part = ALL) =>
    (await listEventGroups(admin, question, part)).rows.map(({ key, count, events }) => [
      key,
      count,
      events.map(({ entity, to }) => `${entity}:${to}`),
    ]);

  it('has everything about an order together, and each other thing by itself, most recent first', async () => {
    const { order, booking } = await createOrder();
    const say = (at: string, entity: string, entityId: number, to: string) => {
      clock.freeze(at);
      return logTransition({ entity, entityId, from: null, to, by: system('payments') });
    };
    await say('2027-04-01T10:00:00Z', 'order', order.id, 'created');
    await say('2027-04-01T10:00:01Z', 'company', companyId, 'suspended');
    await say('2027-04-01T10:00:02Z', 'booking', booking.id, 'purchased');
    await say('2027-04-01T10:00:03Z', 'assignment', booking.id, 'assigned');
    clock.release();
    const april = { since: new Date('2027-04-01T00:00:00Z'), until: new Date('2027-04-02T00:00:00Z') };
    const ofOrder = [`order:${order.id}`, 3, ['assignment:assigned', 'booking:purchased', 'order:created']];
    const ofCompany = [`company:${companyId}`, 1, ['company:suspended']];
    expect(await groups(april)).toEqual([ofOrder, ofCompany]);
    expect(await groups(april, { ...ALL, oldestFirst: true })).toEqual([
      [ofOrder[0], 3, ['order:created', 'booking:purchased', 'assignment:assigned']],
      ofCompany,
    ]);
    const { rows, total } = await listEventGroups(admin, april, { offset: 1, limit: 1, oldestFirst: false });
    expect([rows.map(({ key }) => key), total]).toEqual([[ofCompany[0]], 2]);
    expect(await listEventGroups(admin, april, { offset: 20, limit: 20, oldestFirst: false })).toEqual({
      rows: [],
      total: 2,
      isCut: false,
    });
    expect((await listEventGroups(admin, april, ALL)).rows[0]).toMatchObject({
      about: { entity: 'order', number: order.number },
    });
    expect(await groups({ subject: order.number })).toEqual([ofOrder]);
    expect(await groups({ subject: order.number, entity: 'booking' })).toEqual([
      [ofOrder[0], 1, ['booking:purchased']],
    ]);
    expect(await found({ subject: booking.number })).toEqual(['assignment:assigned', 'booking:purchased']);
  });

  it('counts with an order what its number lists, of every kind; a booking’s number lists what belongs to the booking', async () => {
    const { order, booking } = await createOrder();
    /** A row with nothing but what it belongs to. */
    const row = async (table: string, column: string, owner: number, more = '') =>
      (await execute(`INSERT INTO ${table} SET ${column} = :owner${more}`, { owner })).insertId;
    const journey = (await Journey.findOne({ where: { bookingId: booking.id }, rejectOnEmpty: true })).id;
    const entries = await inTransaction(async () => {
      await execute("SET @mode = @@sql_mode, SESSION sql_mode = '', SESSION foreign_key_checks = 0");
      const payment = await row('payments', 'order_id', order.id, ', amount = 1');
      const ofBooking: [string, number][] = [
        ...['booking', 'assignment', 'busChange', 'passengers', 'tripChange'].map((entity): [string, number] => [entity, booking.id]), // prettier-ignore
        [
          'bookingChange',
          await row(
            'booking_changes',
            'booking_id',
            booking.id,
            ", status = 'applied', version_before = '{}', version_after = '{}', settled_at = NOW()",
          ),
        ],
        ['choice', await row('booking_choices', 'booking_id', booking.id, ', amount = 1')],
        ['note', await row('notes', 'booking_id', booking.id, ", text = 'Ring'")],
        ['journey', journey],
        ['deviation', await row('deviations', 'journey_id', journey)],
      ];
      const ofOrder: [string, number][] = [
        ['order', order.id],
        ['payment', payment],
        ['paymentCheck', payment],
        ['refund', await row('refunds', 'payment_id', payment, ', amount = 1')],
        ['dispute', await row('disputes', 'payment_id', payment, ', amount = 1')],
      ];
      await execute('SET SESSION sql_mode = @mode, SESSION foreign_key_checks = 1');
      return { ofBooking, ofOrder };
    });
    const all = [...entries.ofBooking, ...entries.ofOrder];
    // At the same number somebody else's, which neither has.
    for (const [entity, entityId] of [...all, ...all.map(([entity]): [string, number] => [entity, 987_654])])
      await logTransition({ entity, entityId, from: null, to: 'seen', by: system('payments') });
    const kinds = (listed: [string, number][]) => listed.map(([entity]) => `${entity}:seen`).sort();
    for (const [entity] of all) {
      const { rows } = await listEventGroups(admin, { entity, to: ['seen'] }, ALL);
      expect([entity, rows.find(({ key }) => key === `order:${order.id}`)?.count]).toEqual([entity, 1]);
      expect(await found({ entity, to: ['seen'], subject: order.number })).toEqual([`${entity}:seen`]);
    }
    expect((await found({ to: ['seen'], subject: order.number })).sort()).toEqual(kinds(all));
    expect((await found({ to: ['seen'], subject: booking.number })).sort()).toEqual(kinds(entries.ofBooking));
  });

  it('has what each company was asked in a quote request, and offered, together', async () => {
    const [{ customerId, userId }, other] = await Promise.all([createCustomer(), createCompany()]);
    const inMay = new Date('2027-05-01T10:00:00Z');
    const request = await createQuoteRequest({ customerId, userId }, inMay);
    clock.freeze(inMay);
    for (const [position, id] of [companyId, other.id].entries()) {
      const part = { quoteRequestId: request.id, companyId: id, position: position + 1, status: 'new', expiresAt: inMay } as const; // prettier-ignore
      const asked = await QuoteRequestCompany.create(part);
      await logTransition({ entity: 'quoteRequest', entityId: asked.id, from: null, to: 'new', by: system('quotes') });
    }
    clock.release();
    const { rows } = await listEventGroups(admin, { since: inMay }, ALL);
    expect(rows.map(({ key, about, count }) => ({ key, about, count }))).toEqual([
      { key: `request:${request.id}`, about: { entity: 'quoteRequest', number: request.number }, count: 2 },
    ]);
    expect(rows[0]!.events.map(({ subjectName }) => subjectName)).toEqual([other.name, expect.any(String)]);
  });

  it.each<[string, EventQuestion]>([
    ['kind of change', { to: ['suspended'] }],
    ['period', { since: new Date('2027-02-10T10:00:00Z'), until: new Date('2027-03-10T10:00:00Z') }],
    ['username', { actor: 'ANNA' }],
    ['name of a job', { actor: 'expire-holds' }],
    ["setting's key", { subject: 'holdMinutes' }],
    ['nobody', { actor: 'nobody' }],
    ['no such thing', { subject: 'åäö 🚌' }],
    ['text that is a pattern elsewhere', { text: '100 % fel_' }],
    ['text with a quote', { text: "'; DROP TABLE users; --" }],
    ['all at once', { entity: 'company', to: ['suspended'], actor: 'anna', text: 'fel', subject: '5560360793' }],
  ])('is filtered like the list of entries, by %s', async (_, question) => {
    const entries = (await listEvents(admin, question, ALL)).rows.map(({ id }) => id);
    const { rows } = await listEventGroups(admin, question, ALL);
    expect(
      rows
        .flatMap(({ events }) => events)
        .map(({ id }) => id)
        .sort((one, other) => other - one),
    ).toEqual([...entries].sort((one, other) => other - one));
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
  });

  it('is for administrators only', async () => {
    await expect(listEventGroups(visitor('sv'), {}, ALL)).rejects.toMatchObject({ key: 'auth.noPermission' });
  });
});

describe('a long event log', () => {
  const ROWS = 100_000;
  beforeAll(async () => {
    // Bookings that come and go, a second apart, by a job, the newest at the end of 2026.
    await execute(
      `INSERT INTO event_log (entity, entity_id, to_state, actor_kind, actor_name, reason, at)
        SELECT 'booking', 100000 + n.n, ELT(1 + n.n % 3, 'preliminaryBooked', 'purchased', 'canceled'), 'system', 'bulk', 'Betald', '2026-12-31' - INTERVAL n.n SECOND
        FROM (SELECT a.i + 10 * b.i + 100 * c.i + 1000 * d.i + 10000 * e.i AS n FROM ${digits('a')}, ${digits('b')}, ${digits('c')}, ${digits('d')}, ${digits('e')}) n
        WHERE n.n < ${ROWS}`,
    );
    await execute('ANALYZE TABLE event_log');
  });

  it('is counted no further than a list goes', async () => {
    expect((await listEvents(admin, { entity: 'booking' }, ALL)).total).toBe(MOST_LISTED);
  });

  /** How many rows or keys the server reads meanwhile: on one connection, whose counters they are. */
  const readsOf = (work: () => Promise<unknown>): Promise<number> =>
    inTransaction(async () => {
      const count = async () => {
        const rows = await select<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
        return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
      };
      const before = await count();
      await work();
      return (await count()) - before;
    });

  it.each<[string, EventQuestion]>([
    ['one kind of thing', { entity: 'setting' }],
    ['one kind of change', { to: ['suspended'] }],
    ['one thing', { subject: '5560360793' }],
    ['one setting', { subject: 'holdMinutes' }],
    ['one person', { actor: 'anna' }],
    ['a period long ago', { since: new Date('2026-12-29T23:00:00Z'), until: new Date('2026-12-30T00:00:00Z') }],
  ])('is listed and counted with an index, without reading all of it: %s', async (_, question) => {
    expect(await readsOf(() => listEvents(admin, question, { ...ALL, limit: 20 }))).toBeLessThan(8_000);
  });

  it('is read no further than a list goes when all of it is requested', async () => {
    expect(await readsOf(() => listEvents(admin, {}, { ...ALL, limit: 20 }))).toBeLessThan(MOST_LISTED + 1_000);
    expect(await readsOf(() => eventVocabulary(admin))).toBeLessThan(1_000);
    // Twenty groups of a hundred thousand entries: only the newest ones are read, grouped and sorted in memory.
    const reads = await readsOf(() => listEventGroups(admin, {}, { ...ALL, limit: 20 }));
    expect(reads).toBeLessThan(20 * MOST_GROUPED);
  });

  it('grouped, is cut only by one entry more than it can read', async () => {
    const at = new Date('2028-01-01T10:00:00Z');
    const entry = { entity: 'depot', toState: 'moved', actorKind: 'visitor', at } as const;
    const many = Array.from({ length: MOST_GROUPED }, (_, index) => ({ ...entry, entityId: 1 + (index % 3) }));
    await EventLogEntry.bulkCreate(many);
    const read = async (part = ALL) => {
      const { total, isCut } = await listEventGroups(admin, { since: at }, part);
      return [total, isCut];
    };
    expect(await read()).toEqual([3, false]);
    await EventLogEntry.create({ ...entry, entityId: 1 });
    for (const part of [ALL, { ...ALL, limit: 1 }, { ...ALL, offset: 20 }]) expect(await read(part)).toEqual([3, true]);
  });
});

const digits = (name: string) =>
  `(SELECT 0 AS i ${Array.from({ length: 9 }, (_, index) => `UNION ALL SELECT ${index + 1}`).join(' ')}) ${name}`;
