import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTrip, type Buyer, findOffer, inDays } from '@bff/domain/bookings/testing/market';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import type { BookingWorld } from '@bff/domain/bookings/testing/payments';
import { cancelOrder, expireHolds, holdOffer, ownHolds } from '@bff/domain/bookings';
import { sealOffer } from '@bff/domain/offers';
import { publicOrigin } from '@bff/platform/env';
import { createBookableVehicle, createCustomer } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson, PASSWORD, type Person } from './testing/people';
import { newQuote } from './testing/quote-subjects';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** From «Book» to a held bus, and what happens if it is not paid for in time. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let market: BookingWorld;
beforeAll(async () => {
  market = await startMarket();
  await createPlaces();
});
afterAll(stopMarket);

let person: Person;
let buyer: Buyer;
let browser: Record<string, string>;
beforeEach(async () => {
  person = await createPerson('PRIVATE_CUSTOMER');
  buyer = { ...person.actor!, customerId: person.actor!.customerId! };
  browser = await person.browser();
});

const open = async (address: string, cookies: readonly string[] = []) => {
  const headers = { ...browser, cookie: [browser['cookie'], ...cookies].join('; ') };
  const answer = await ask(address, { headers, peer: person.address });
  return { status: answer.status, html: await answer.text() };
};
const send = async (address: string, fields: Record<string, string> | URLSearchParams, headers = browser) => {
  const answer = await ask(address, {
    method: 'POST',
    peer: person.address,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: publicOrigin(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
  return { status: answer.status, location: answer.headers.get('location') ?? '', cookies, html: await answer.text() };
};
/** The page that a bus leads to that was pressed and not held. */
const openPicked = ({ location, cookies }: Awaited<ReturnType<typeof send>>) => {
  expect(location).toMatch(/\/booking\/edit\?offer=/);
  return open(location, cookies);
};

const dayTrip = () => aTrip({ type: 'day-trip', departure: inDays(30, 7), return: inDays(30, 17) });
const picked = async () => {
  const { vehicleId } = await createBookableVehicle();
  return { vehicleId, sealed: sealOffer((await findOffer(dayTrip(), vehicleId)).offer) };
};
/** A hold on a bus that searches find, expired. */
async function ranOut() {
  const { vehicleId, sealed } = await picked();
  const { orderNumber } = await holdOffer(buyer, sealed);
  const [{ orderId } = { orderId: 0 }] = await select<{ orderId: number }>(
    'SELECT id AS orderId FROM orders WHERE number = :orderNumber',
    { orderNumber },
  );
  await market.runOut({ orderNumber, orderId, buyer, vehicleId, total: 0 });
  return { vehicleId, orderNumber };
}
const ordersOf = ({ userId }: Buyer) =>
  select<{ number: string; status: string }>(
    'SELECT o.number, b.status FROM orders o JOIN bookings b ON b.order_id = o.id WHERE o.user_id = :userId ORDER BY o.id',
    { userId },
  );

describe.each([
  [
    'sv',
    {
      trip: 'Utresa',
      again: 'Reservera igen',
      kept: 'Det du har skrivit är kvar.',
      over: 'Tiden gick ut',
      held: 'Reserverade bussar',
      until: 'Reserverad till kl.',
      results: 'Till sökresultaten',
      notHeld: 'Du har redan reserverat 3 bussar',
      taken: 'Bussen är inte längre ledig',
      lost: 'Bussen finns inte kvar här',
      another: 'Reservationen finns inte här',
      anew: 'Sök igen',
    },
  ],
  [
    'en',
    {
      trip: 'Outbound',
      again: 'Reserve again',
      kept: 'What you have typed is still there.',
      over: 'Time is up',
      held: 'Reserved buses',
      until: 'Reserved until',
      results: 'Back to the results',
      notHeld: 'You have already reserved 3 buses',
      taken: 'The bus is no longer available',
      lost: 'The bus is no longer here',
      another: 'The reservation is not here',
      anew: 'Search again',
    },
  ],
] as const)('in %s', (language, said) => {
  const edit = (orderNumber: string) => `/${language}/booking/edit?order=${orderNumber}`;

  it('a login before holding a bus shows the trip and holds the bus, once however often it is sent', async () => {
    const { sealed } = await picked();
    const back = `/${language}/booking/edit?offer=${encodeURIComponent(sealed)}`;
    const login = `/${language}/auth/login?returnUrl=${encodeURIComponent(back)}`;
    const page = await (await ask(login, { peer: person.address })).text();
    expect(page).toContain('Uppsala – Gävle');
    expect(page).toContain(said.trip);
    const logIn = () => send(login, { username: person.username, password: PASSWORD }, {});
    const { location } = await logIn();
    const [order] = await ordersOf(buyer);
    expect(location).toBe(edit(order?.number ?? 'none'));
    expect((await logIn()).location).toBe(location);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('a login does not hold what is gone: the page says so, and somebody who may not buy holds nothing', async () => {
    const { vehicleId, sealed } = await picked();
    const back = `/${language}/booking/edit?offer=${encodeURIComponent(sealed)}`;
    const login = `/${language}/auth/login?returnUrl=${encodeURIComponent(back)}`;
    const administrator = await createPerson('SYSTEM_OWNER');
    await send(login, { username: administrator.username, password: PASSWORD }, {});
    expect(await select('SELECT id FROM bookings WHERE vehicle_id = :vehicleId', { vehicleId })).toEqual([]);
    await holdOffer(await createCustomer(), sealed);
    const { location } = await send(login, { username: person.username, password: PASSWORD }, {});
    expect(location).toBe(back);
    expect(await ordersOf(buyer)).toEqual([]);
    const { status, html } = await open(back);
    expect(status).toBe(409);
    expect(html).toContain(`<h1>${said.taken}</h1>`);
  });

  it('a login that cannot hold a fourth bus says so beside the picked one, which keeps its times, with the three that are held', async () => {
    for (let count = 0; count < 3; count++) await holdOffer(buyer, (await picked()).sealed);
    const { sealed } = await picked();
    const back = `/${language}/booking/edit?offer=${encodeURIComponent(sealed)}`;
    const login = `/${language}/auth/login?returnUrl=${encodeURIComponent(back)}`;
    const { location } = await send(login, { username: person.username, password: PASSWORD }, {});
    expect(location).toBe(back);
    const { status, html } = await open(back);
    expect(status).toBe(409);
    expect(html).toContain(`<h1>${said.notHeld}</h1>`);
    const held = await ordersOf(buyer);
    for (const { number } of held) {
      expect(html).toContain(edit(number));
      expect(html).toContain(`/${language}/purchases/cancel/${number}`);
    }
    // A button that is refused for certain is none.
    expect(html).not.toContain(`action="/${language}/booking/hold"`);
    const times = (page: string) =>
      [...page.replace(/<!-- -->/g, '').matchAll(/(\d\d:\d\d) (?:Uppsala|Gävle)/g)].map(([, time]) => time);
    expect(times(html)).toHaveLength(4);

    // One is released: the same page has the button, and the bus goes on with the times that it showed.
    await cancelOrder(buyer, { orderNumber: held[0]!.number });
    const again = await open(back);
    expect(again.status).toBe(200);
    expect(again.html).toContain(said.results);
    expect(again.html).toContain(`action="/${language}/booking/hold"`);
    const { location: reservation } = await send(`/${language}/booking/hold`, { offer: sealed });
    expect(times((await open(reservation)).html)).toEqual(times(again.html));
    // What is the reader's own already is not gone.
    expect((await open(back)).status).toBe(200);
  });

  /** The query of the results that a page leads back to. */
  const toResults = (html: string) => {
    const [, href] =
      new RegExp(`href="(/${language}/buses/search\\?[^"]*)"[^>]*>(?:<svg.*?</svg>)?${said.results}`).exec(html) ?? [];
    return new URLSearchParams(href?.replaceAll('&amp;', '&').split('?')[1]);
  };
  /** The same of what a visitor logs in or registers by, on the way to a bus. */
  const visited = async (page: string, sealed: string) => {
    const back = encodeURIComponent(`/${language}/booking/edit?offer=${encodeURIComponent(sealed)}`);
    return toResults(await (await ask(`/${language}/auth/${page}?returnUrl=${back}`, { peer: person.address })).text());
  };

  it('every step leads back to the results, as they were left if that is known, and releases nothing', async () => {
    const { sealed } = await picked();
    const search = await visited('login', sealed);
    expect(search.getAll('stop')).toEqual(['Uppsala', 'Gävle']);
    expect(await visited('register', sealed)).toEqual(search);
    const { orderNumber } = await holdOffer(buyer, sealed);
    expect(toResults((await open(edit(orderNumber))).html)).toEqual(search);

    const filtered = new URLSearchParams([...search, ['sort', 'seats'], ['equipment', 'toilet']]);
    // Of another trip, and newer.
    const other = new URLSearchParams(filtered);
    other.set('adults', String(Number(search.get('adults')) + 1));
    for (const query of [filtered, other])
      expect((await open(`/${language}/buses/search?${query}`)).html).toContain(said.held);
    expect(toResults((await open(edit(orderNumber))).html)).toEqual(filtered);
  });

  it('filters outlast a login on the way to a bus, without consent to keep a search', async () => {
    const { sealed } = await picked();
    const filtered = new URLSearchParams([
      ...(await visited('login', sealed)),
      ['sort', 'seats'],
      ['equipment', 'toilet'],
    ]);
    const pressed = new URLSearchParams([...filtered, ['offer', sealed]]);
    const { location, cookies } = await send(`/${language}/booking/hold`, pressed, {});
    const login = await ask(location, { peer: person.address, headers: { cookie: cookies.join('; ') } });
    expect(toResults(await login.text())).toEqual(filtered);
    const { orderNumber } = await holdOffer(buyer, sealed);
    expect(toResults((await open(edit(orderNumber), cookies)).html)).toEqual(filtered);
    // In another browser it is not there: said before a login, not after it.
    const elsewhere = await ask(location, { peer: person.address });
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
      302,
      new URL(location, publicOrigin()).searchParams.get('returnUrl'),
    ]);
  });

  it('an address of what is not there for its reader leads to a search, without a login first', async () => {
    const sent = await ask(`/${language}/booking/edit?offer=mrk3k2ab`, { peer: person.address });
    const leadsOn = (html: string) => html.includes(`href="/${language}/buses/search"`) && html.includes(said.anew);
    const html = await sent.text();
    expect([sent.status, leadsOn(html)]).toEqual([404, true]);
    expect(html).toContain(`<h1>${said.lost}</h1>`);
    const { orderNumber } = await holdOffer(await createCustomer(), (await picked()).sealed);
    const theirs = await open(edit(orderNumber));
    expect([theirs.status, leadsOn(theirs.html)]).toEqual([404, true]);
    expect(theirs.html).toContain(`<h1>${said.another}</h1>`);
    expect(theirs.html).not.toContain('Uppsala');
  });

  it('a held bus is shown on every page, with ways to pay and to release it', async () => {
    const { sealed } = await picked();
    const { orderNumber } = await holdOffer(buyer, sealed);
    for (const page of ['', '/booking/list', '/page/terms', '/user/profile']) {
      const { html } = await open(`/${language}${page}`);
      expect(html, page).toContain(said.held);
      expect(html, page).toContain(edit(orderNumber));
      expect(html, page).toContain(`/${language}/purchases/cancel/${orderNumber}`);
    }
    // The hold's own page shows it once.
    expect((await open(edit(orderNumber))).html).not.toContain(said.held);
  });

  it('of two for the same trip, the question before one is released says which, as the list does', async () => {
    for (let count = 0; count < 2; count++) await holdOffer(buyer, (await picked()).sealed);
    const holds = await ownHolds(buyer);
    expect(new Set(holds.map(({ company }) => company)).size).toBe(2);
    const told = (page: string, company: string) =>
      new RegExp(`<p[^>]*>(${company}, [^<]*${said.until} \\d\\d:\\d\\d\\.)`).exec(page.replace(/<!-- -->/g, ''))?.[1];
    const list = await open(`/${language}/booking/list`);
    for (const { orderNumber, company } of holds) {
      const { html } = await open(`/${language}/purchases/cancel/${orderNumber}`);
      expect(told(html, company)).toBe(told(list.html, company) ?? 'nothing');
    }
  });

  it('the fourth bus is not held: the page names the three that are, and does not say that the bus is taken', async () => {
    for (let count = 0; count < 3; count++) await holdOffer(buyer, (await picked()).sealed);
    const { sealed } = await picked();
    // Its own page, to which whoever releases one of the three comes back; the browser keeps the offer meanwhile.
    const { status, html } = await openPicked(await send(`/${language}/booking/hold`, { offer: sealed }));
    expect(status).toBe(409);
    expect(html).toContain(`<h1>${said.notHeld}</h1>`);
    expect(html).not.toContain(said.taken);
    for (const { number } of await ordersOf(buyer)) expect(html).toContain(edit(number));
    // The bus of somebody who was quicker is taken.
    await execute('UPDATE orders SET hold_expires_at = NOW(3) - INTERVAL 1 SECOND WHERE user_id = :userId', {
      userId: buyer.userId,
    });
    await expireHolds();
    await holdOffer(await createCustomer(), sealed);
    expect((await send(`/${language}/booking/hold`, { offer: sealed })).html).toContain(`<h1>${said.taken}</h1>`);
  });

  it('a quote that cannot be accepted because three buses are held names the three, each with its ways out', async () => {
    for (let count = 0; count < 3; count++) await holdOffer(buyer, (await picked()).sealed);
    const { number, id } = await newQuote(person, await createPerson('COMPANY_ADMIN'));
    const page = `/${language}/quotes/details/${number}`;
    const accept = () => send(page, { intent: 'accept', quote: String(id) });
    const { status, html } = await accept();
    expect(status).toBe(409);
    // Below what is refused, not only folded at the top of the page, as everywhere.
    const inPlace = html.slice(html.indexOf('</h1>'));
    const held = await ordersOf(buyer);
    expect(held).toHaveLength(3);
    for (const order of held) {
      expect(inPlace).toContain(edit(order.number));
      expect(inPlace).toContain(`/${language}/purchases/cancel/${order.number}?returnUrl=${encodeURIComponent(page)}`);
    }
    await cancelOrder(buyer, { orderNumber: held[0]!.number });
    expect((await open(page)).html.split('</h1>')[1]).not.toContain('/purchases/cancel/');
    expect((await accept()).status).toBe(303);
  });

  it('the reservation shows both ways with times, and the deadline for a free cancellation', async () => {
    const { sealed } = await picked();
    const { orderNumber } = await holdOffer(buyer, sealed);
    const { html } = await open(edit(orderNumber));
    const places = [...html.replace(/<!-- -->/g, '').matchAll(/\d\d:\d\d (Uppsala|Gävle)/g)].map(([, name]) => name);
    expect(places).toEqual(['Uppsala', 'Gävle', 'Gävle', 'Uppsala']);
    expect(html).toContain(said.trip);
  });

  it('an expired hold loses nothing: the bus is offered again and held, with what was typed', async () => {
    const { orderNumber } = await ranOut();
    const typed = { intent: 'pay', contactName: 'Åsa Öberg', 'street-0': 'Storgatan 1', comment: 'Två rullatorer' };
    const refused = await send(edit(orderNumber), typed);
    expect([refused.status, refused.location]).toEqual([303, edit(orderNumber)]);
    const over = await open(edit(orderNumber));
    expect(over.status).toBe(409);
    expect(over.html).toContain(said.over);
    expect(over.html).toContain(said.again);
    expect(over.html).toContain(said.kept);
    // Which trip it was, and what it cost.
    expect(over.html).toMatch(/Uppsala – Gävle\. \d+ /);
    const held = await send(`/${language}/booking/hold`, { again: orderNumber });
    expect(held.status).toBe(303);
    const [, order] = await ordersOf(buyer);
    expect(held.location).toBe(edit(order!.number));
    const { html } = await open(held.location);
    for (const text of Object.values(typed).slice(1)) expect(html).toContain(text);
    // What the page sends by itself when the time is up is kept in the same way; what it filled in itself is nothing that was typed.
    const other = await ranOut();
    const unwritten = { intent: 'keep', contactName: 'Åsa Öberg', 'street-0': '', comment: ' ' };
    expect((await send(edit(other.orderNumber), unwritten)).location).toBe(edit(other.orderNumber));
    expect((await open(edit(other.orderNumber))).html).not.toContain(said.kept);
    await send(edit(other.orderNumber), { ...unwritten, 'street-0': 'Storgatan 1' });
    expect((await open(edit(other.orderNumber))).html).toContain(said.kept);
    // Nobody can renew another's hold.
    const stranger = await createPerson('PRIVATE_CUSTOMER');
    const theirs = await send(`/${language}/booking/hold`, { again: orderNumber }, await stranger.browser());
    expect([theirs.status, theirs.location]).toEqual([404, '']);
  });

  it('a bus that somebody else has taken meanwhile is not offered again', async () => {
    const { orderNumber } = await ranOut();
    await expireHolds();
    const [{ vehicleId } = { vehicleId: 0 }] = await select<{ vehicleId: number }>(
      'SELECT b.vehicle_id AS vehicleId FROM bookings b JOIN orders o ON o.id = b.order_id WHERE o.number = :orderNumber',
      { orderNumber },
    );
    const { offer } = await findOffer(dayTrip(), vehicleId);
    await holdOffer(await createCustomer(), sealOffer(offer));
    const { html } = await open(edit(orderNumber));
    expect(html).toContain(said.over);
    expect(html).not.toContain(said.again);
    const { location } = await send(`/${language}/booking/hold`, { again: orderNumber });
    expect(location).toBe(edit(orderNumber));
    expect(await ordersOf(buyer)).toHaveLength(1);
  });
});

it('every page tells one time, also while the payment page is open and after a declined card', async () => {
  const { orderNumber, sessionId } = await market.opened(buyer);
  const told = async () => {
    const pages = ['', '/booking/list', `/booking/edit?order=${orderNumber}`, `/purchases/details/${orderNumber}`];
    const times = await Promise.all(
      pages.map(async (page) =>
        [...(await open(`/sv${page}`)).html.matchAll(/till (?:kl\.\s)?(\d\d:\d\d)/g)].map(([, at]) => at),
      ),
    );
    expect(times.every((of) => of.length > 0)).toBe(true);
    return new Set(times.flat());
  };
  expect((await told()).size).toBe(1);
  await market.press(sessionId, 'decline');
  await market.payments.settleWebhooks();
  expect((await told()).size).toBe(1);
});
