// Traces: S2-032
import { beforeAll, describe, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { createBookableVehicle, createVehicle } from '@db/factories';
import { Company } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const inLanguage = { sv: asking(ask, 'sv'), en: asking(ask, 'en') };
let customer: Person;

beforeAll(async () => {
  useRoads();
  await createPlaces();
  customer = await createPerson('PRIVATE_CUSTOMER');
  // A company with three buses, one of them electric, and another with one.
  const { companyId, depotId } = await createBookableVehicle();
  await createVehicle(companyId, depotId);
  await createVehicle(companyId, depotId, { fuelType: 'electric' });
  await createBookableVehicle();
}, 60_000);

const QUERY = 'tripType=one-way&departure=2090-05-04T10:00&adults=40&stop=se-uppsala&stop=se-gavle';
/** Without markup, in lines of words as they are read. */
const read = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/&nbsp;|\u00a0|\u202f/g, ' ');

describe.each([
  {
    language: 'sv',
    found: '4 lediga bussar',
    others: '2 bussar till från',
    tax: /framkörning och 6 % moms\. Priset/,
    amount: /^\d{1,3}( \d{3})* kr$/,
    each: /\d+ kr per person/,
    electric: 'El (1)',
    all: 'Av 4 utan filter.',
    folded: ['Filtrera', 'Filtrera (1 av 4)'],
    takeOff: 'Ta bort filtret El',
    without: 'Utan ”Minibuss”: 1 buss',
    unread: 'Skriv ett belopp i hela kronor, till exempel 5000.',
    about: '4 lediga bussar med förare till fast pris. ',
  },
  {
    language: 'en',
    found: '4 available buses',
    others: '2 more buses from',
    tax: /pick-up and 6% VAT\. The price/,
    amount: /^SEK \d{1,3}(,\d{3})*$/,
    each: /SEK \d+ per person/,
    electric: 'Electric (1)',
    all: 'Out of 4 without filters.',
    folded: ['Filter', 'Filter (1 of 4)'],
    takeOff: 'Remove the filter Electric',
    without: 'Without “Minibus”: 1 bus',
    unread: 'Enter an amount in whole kronor, such as 5000.',
    about: '4 available buses with drivers at fixed prices. ',
  },
] as const)(
  'the results in $language',
  ({ language, found, others, tax, amount, each, electric, all, folded, takeOff, without, about, unread }) => {
    const results = async (query: string) =>
      read(await (await inLanguage[language].open(customer, `/buses/search?${query}`)).text());

    it('stay where the highest price cannot be read, and its field says so', async () => {
      const answer = await inLanguage[language].open(customer, `/buses/search?${QUERY}&maxPrice=abc`);
      expect(answer.status).toBe(422);
      const page = read(await answer.text());
      expect(page).toContain(found);
      expect(page).toContain(unread);
      expect(page).toMatch(/name="maxPrice"[^>]*value="abc"|value="abc"[^>]*name="maxPrice"/);
      expect(page).not.toContain('NaN');
    });

    it('are a card for each company, with the cheapest bus first and how many more there are', async () => {
      const page = await results(QUERY);
      expect(page).toContain(found);
      expect(page.match(/<article\b/g)).toHaveLength(2);
      expect(page).toContain(others);
      // In short beside the trip, and once of all prices.
      expect(page).toMatch(tax);
      expect(page.match(language === 'sv' ? /moms/g : /VAT/g)).toHaveLength(2);
    });

    it('show whole kronor, for all and for each person', async () => {
      const [, card = ''] = /<article\b([\s\S]*?)<\/article>/.exec(await results(QUERY)) ?? [];
      const shown = [...card.matchAll(/>((?:SEK )?\d[\d ,]*(?: kr)?)</g)].map(([, text = '']) => text);
      expect(shown.some((text) => amount.test(text))).toBe(true);
      const words = card.replaceAll(/<[^>]+>/g, ' ');
      expect(words).toMatch(each);
      expect(words).not.toMatch(/\d,\d\d kr|SEK [\d,]+\.\d\d/);
    });

    it('say where their address is shared how many buses there are', async () => {
      const page = await results(QUERY);
      expect(/<meta property="og:description" content="([^"]*)"/.exec(page)?.[1]).toContain(about);
    });

    it('name the filter that alone keeps every bus away, with how many there are without it', async () => {
      const page = await results(`${QUERY}&fuelType=electric&busType=minibus`);
      expect(page).not.toContain('<article');
      const link = [...page.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].find(
        ([, , text]) => text === without,
      );
      expect(link?.[1]).toContain('fuelType=electric');
      expect(link?.[1]).not.toContain('busType');
    });

    it('have counts beside the filters, and a chip for each that is on, which takes it off', async () => {
      const foldOf = (page: string) =>
        [...page.matchAll(/<summary\b[^>]*>([^<]*)<\/summary>/g)].map(([, text]) => text);
      const unfiltered = await results(QUERY);
      expect(unfiltered).toContain(electric);
      expect(foldOf(unfiltered)).toContain(folded[0]);
      const page = await results(`${QUERY}&fuelType=electric`);
      expect(page).toContain(all);
      // Folded on a narrow screen, above the list: how many of how many are left.
      expect(foldOf(page)).toContain(folded[1]);
      expect(page.match(/<article\b/g)).toHaveLength(1);
      const [chip = ''] = [...page.matchAll(/<a\b.*?<\/a>/gs)].flatMap(([link]) =>
        link.replace(/<[^>]*>/g, '').trim() === takeOff ? [link] : [],
      );
      expect(chip).toContain('adults=40');
      expect(chip).not.toContain('fuelType');
    });
  },
);

it('a company’s page leads back to the results that led there, and marks a description in the other language', async () => {
  await Company.update({ info: 'Vi kör gärna.' }, { where: {} });
  const { open } = inLanguage.en;
  const results = await (await open(customer, `/buses/search?${QUERY}&sort=rating`)).text();
  const [, way = ''] = /href="\/en(\/companies\/\d+\?[^"]*)"/.exec(results) ?? [];
  const page = await (await open(customer, way.replaceAll('&amp;', '&'))).text();
  expect(page).toMatch(/href="\/en\/buses\/search\?[^"]*stop=se-gavle[^"]*sort=rating/);
  expect(page).toMatch(/in Swedish:<\/p><div lang="sv"><p>Vi kör gärna/);
  // Not from a search: a way to one.
  const [path = ''] = way.split('?');
  const alone = await (await inLanguage.sv.open(customer, path)).text();
  expect(alone).not.toContain('/buses/search?');
  expect(alone).not.toContain('Med bolagets egna ord');
});
