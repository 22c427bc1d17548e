import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Company } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** Who requests quotes has to log in: the page says for which trip, and to whom. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(startMarket);
afterAll(stopMarket);

const SEARCH = 'tripType=one-way&stop=Uppsala&stop=Gävle&departure=2027-06-10T08:00&adults=500';
const pageOf = async (page: 'login' | 'register', language: string, asked: string) => {
  const back = encodeURIComponent(`/${language}/quotes/request?${asked}`);
  const answer = await ask(`/${language}/auth/${page}?returnUrl=${back}`);
  return { status: answer.status, html: (await answer.text()).replaceAll('\u00a0', ' ') };
};

describe.each(['login', 'register'] as const)('the %s page before a quote request', (page) => {
  it('says which trip it is for, and that companies are chosen later', async () => {
    const { html } = await pageOf(page, 'sv', SEARCH);
    expect(html).toContain('Din offertförfrågan');
    expect(html).toContain('Uppsala – Gävle. 500 personer, tors 10 juni 08:00.');
    expect(html).toContain('Du väljer bussbolag i nästa steg.');
  });

  it('names the companies that were chosen, if they sell', async () => {
    const [selling] = await Company.findAll({ where: { status: 'active' }, limit: 1 });
    const { html } = await pageOf(page, 'en', `${SEARCH}&company=${selling!.id}&company=999999`);
    expect(html).toContain(`To ${selling!.name}`);
    await selling!.update({ status: 'suspended' });
    expect((await pageOf(page, 'en', `${SEARCH}&company=${selling!.id}`)).html).not.toContain(selling!.name);
    await selling!.update({ status: 'active' });
  });

  it.each(['', 'stop=A', `${SEARCH}&company=x&company=1e99&company=-1`, 'previous=71000006'])(
    'opens whatever the address says: %s',
    async (asked) => {
      expect((await pageOf(page, 'sv', asked)).status).toBe(200);
    },
  );
});
