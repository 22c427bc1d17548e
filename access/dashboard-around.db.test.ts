import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson } from './testing/people';
import { openPage } from './testing/probe';
import { newQuote } from './testing/quote-subjects';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** Around their own pages outside the dashboards, people with a dashboard keep its menu. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(startMarket);
afterAll(stopMarket);

const ORDERS = 'href="/sv/dashboard/organisation/purchases/list"';
const DASHBOARD_STYLES = '<link rel="stylesheet" href="/assets/dashboard.css"/>';

it('a buyer for units reads requests, orders and their account within their dashboard', async () => {
  const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
  const { number } = await newQuote(booker, await createPerson('COMPANY_ADMIN'), await createPerson('COMPANY_ADMIN'));
  for (const [page, status, current] of [
    [`/quotes/details/${number}`, 200, '/sv/dashboard/organisation/quotes'],
    ['/booking/list', 200, '/sv/dashboard/organisation/purchases/list'],
    ['/booking/details/10000000', 404, '/sv/dashboard/organisation/purchases/list'],
    ['/user/profile', 200, '/sv/user/profile'],
  ] as const) {
    const answer = await openPage(ask, booker, page);
    expect([page, answer.status]).toEqual([page, status]);
    expect(answer.body).toContain(ORDERS);
    expect(answer.body).toContain(DASHBOARD_STYLES);
    expect(answer.body).toContain(`<a href="${current}" aria-current="page">`);
  }
});

it('what everybody may read has the public frame, and customers have no other', async () => {
  const [booker, customer] = [await createPerson('DEAL_CUSTOMER_BOOKER'), await createPerson('CUSTOMER')];
  for (const [person, page] of [
    [booker, '/'],
    [booker, '/page/terms'],
    [customer, '/booking/list'],
    [customer, '/user/profile'],
  ] as const) {
    const { body } = await openPage(ask, person, page);
    expect(body).not.toContain(ORDERS);
    expect(body).not.toContain(DASHBOARD_STYLES);
  }
});
