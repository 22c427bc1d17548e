import { beforeAll, describe, expect, it } from 'vitest';
import { changeSetting } from '@bff/domain/settings';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { aTrip, findOffer } from '@bff/domain/bookings/testing/market';
import { createBookableVehicle } from '@db/factories';
import { createPerson } from './testing/people';
import { openPage } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** Visitors see who runs the service, under which number, and what a bus costs, before any search. */
const database = useTestDatabase({ pool: 10 });
const { ask } = wholeApp();
beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
  return stopMarket;
});

const open = async (address: string) => (await ask(address)).text();

describe('the foot of a public page', () => {
  it('shows the settings of the seller in the page’s language, and nothing that is not filled in', async () => {
    expect(await open('/sv')).not.toContain('org.nr');
    const owner = (await createPerson('SYSTEM_OWNER')).actor!;
    for (const [key, value] of [
      ['sellerName', 'Provbussar AB'],
      ['sellerOrgNumber', '5560360793'],
      ['supportPhone', '+46846500412'],
      ['supportHoursSv', 'vardagar 8–17'],
      ['supportHoursEn', 'weekdays 8–17'],
    ] as const)
      await changeSetting(owner, key, { value, version: 1 });
    const plain = (html: string) => html.replace(/<!-- -->|<\/?span[^>]*>/g, '').replaceAll('\u00a0', ' ');
    const swedish = plain(await open('/sv/page/terms'));
    for (const text of ['Provbussar AB · org.nr 556036-0793', 'href="tel:+46846500412"', '(vardagar 8–17)'])
      expect(swedish).toContain(text);
    const english = plain(await open('/en'));
    for (const text of ['org. no. 556036-0793', '(weekdays 8–17)', 'mailto:']) expect(english).toContain(text);
  });
});

describe('a trip that nobody can drive', () => {
  const search = `/buses/search?${new URLSearchParams([
    ['tripType', 'one-way'],
    ['stop', 'Uppsala'],
    ['stopId', 'se-uppsala'],
    ['stop', 'Gävle'],
    ['stopId', 'se-gavle'],
    ['departure', `${new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)}T08:00`],
    ['adults', '500'],
  ])}`;

  it('leads a visitor to a request with the trip filled in, or to us, and promises an answer only if the settings do', async () => {
    const read = async (language: string) => (await open(`/${language}${search}`)).replace(/<!-- -->/g, '');
    const silent = await read('sv');
    expect(silent).toMatch(/href="\/sv\/quotes\/request\?[^"]*stopId=se-gavle[^"]*adults=500/);
    expect(silent).toContain('Vill du hellre kontakta oss? <a href="mailto:');
    expect(silent).not.toContain('Vi svarar inom');
    const owner = (await createPerson('SYSTEM_OWNER')).actor!;
    await changeSetting(owner, 'supportAnswerDays', { value: '1', version: 1 });
    expect(await read('sv')).toContain('Vi svarar inom en arbetsdag.');
    await changeSetting(owner, 'supportAnswerDays', { value: '2', version: 2 });
    expect(await read('en')).toContain('We reply within 2 working days.');
    // Who may not request quotes gets a mail with the trip in it.
    const driver = await openPage(ask, await createPerson('DRIVER'), search);
    expect(driver.body).toMatch(/href="mailto:[^"]*body=Uppsala%20%E2%80%93%20G%C3%A4vle[^"]*500%20vuxna/);
  });
});

describe('the first page', () => {
  it('shows prices from the search where something can be booked, with links to those searches', async () => {
    const { vehicleId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    expect(offer.buses).toHaveLength(1);
    const page = await open('/sv');
    // The operators, by name.
    expect(page).toMatch(/href="\/sv\/companies\/\d+"/);
    const [, search = ''] = /href="(\/sv\/buses\/search\?tripType=day-trip[^"]*)"/.exec(page) ?? [];
    expect(search).toContain('stopId=se-uppsala');
    const found = await ask(search.replaceAll('&amp;', '&'));
    expect(found.status).toBe(200);
    const price = /från (\d[\d\s]*kr)/u.exec(page)?.[1];
    expect(await found.text()).toContain(price);
  });
});
