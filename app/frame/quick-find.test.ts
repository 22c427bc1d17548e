import { describe, expect, it } from 'vitest';
import { type Screen } from '~/screen';
import { screens } from '~/screens';
import { i18nOf, translator } from '~/i18n/i18n.server';
import inEnglish from '~/i18n/locales/en/menus.json';
import inSwedish from '~/i18n/locales/sv/menus.json';
import { to } from '~/to';
import { actsOf } from './acts.server';
import { areaMenus } from './area-menus';
import { matching } from './matches';
import { FURTHER_SCREENS } from './quick-find.server';

/** Dashboard screens that depend on an address, a list or a previous step, or are not pages. */
const NOT_ALONE = new Set([
  'discardMessages',
  'handlePaymentIssues',
  'inviteUsers',
  'retryRefunds',
  'explainTrip',
  'makeOffer',
  // They concern what their address names.
  'actForOwner',
  'addAdminNote',
  'addCompanyNote',
]);
const isPage = ({ path, file }: Screen) =>
  path.startsWith('dashboard/') && file.endsWith('.tsx') && !/[:*]/.test(path) && !path.endsWith('/find');

const doing = (language: 'sv' | 'en', text: string) => {
  const t = translator(new Request(`http://localhost/${language}/dashboard/admin/find`));
  return matching(
    actsOf('admin', t, (path) => path),
    text,
  ).flatMap(({ commands }) => commands);
};

describe('what administrators do is found by its verb', () => {
  it.each([
    ['återbetala', [to.adminBookings(), `${to.refunds()}?attention=failed`]],
    ['refund', [to.adminBookings(), `${to.refunds()}?attention=failed`]],
    ['avboka', [to.adminBookings(), to.adminBookings()]],
    // Whose cancellation it is makes the difference: both are read.
    ['cancel', [to.adminBookings(), to.adminBookings()]],
    ['ställa in', [to.adminBookings(), to.adminBookings()]],
    ['sälj', [to.selectCustomer()]],
    // Sell one, send one again, withdraw one.
    ['offert', [to.selectCustomer(), to.quoteRequests(), to.quoteRequests()]],
    ['skicka igen', [to.adminBookings(), to.quoteRequests(), to.outgoingMessages(), to.integrations()]],
    ['bjud in', [to.createUser()]],
    ['lås upp', [`${to.users()}?standing=locked`]],
    ['notera', [to.adminBookings()]],
    ['klagomål', [to.adminBookings()]],
    ['ersättning', [to.adminBookings()]],
    ['complaint', [to.adminBookings()]],
    // A booking's confirmation too: «Mejla bekräftelsen …».
    ['mejl', [to.adminBookings(), `${to.outgoingMessages()}?view=problems`, `${to.outgoingMessages()}?view=all`]],
    ['e-post', [`${to.outgoingMessages()}?view=problems`, `${to.outgoingMessages()}?view=all`]],
    ['mejl kom inte fram', [`${to.outgoingMessages()}?view=problems`, `${to.outgoingMessages()}?view=all`]],
    ['fick inget mejl', [`${to.outgoingMessages()}?view=problems`]],
    ['prislista', [to.addPrices()]],
    ['prislistor', [to.addPrices()]],
    ['price lists', [to.addPrices()]],
    ['bussen kom inte', [`${to.adminBookings()}?when=all&status=notReported`]],
  ])('%s', (text, paths) => {
    for (const language of ['sv', 'en'] as const) {
      const found = doing(language, text);
      expect(found.map(({ href }) => href)).toEqual(paths);
      for (const { label } of found) expect(label).toMatch(/^\p{Lu}[^:]+: .+\.$/u);
    }
  });

  it.each([
    ['bolaget ställer in', 'för bolaget'],
    ['inställd buss', 'för bolaget'],
    ['the bus broke down', 'för bolaget'],
    ['bolaget avbokar', 'för bolaget'],
    ['operator cancels', 'för bolaget'],
    ['utse förare', 'det gör bolaget'],
    ['assign driver', 'det gör bolaget'],
    ['kom bussen', 'hur en resa gick'],
    ['skicka bekräftelsen igen', 'bekräftelsen eller valet'],
    ['skicka valet igen', 'bekräftelsen eller valet'],
    ['ändra resa', 'det gör kunden på sin bokning'],
    ['change the trip', 'det gör kunden på sin bokning'],
    ['kunden vill ha pengarna', 'åt kunden'],
    ['dra tillbaka offerten', 'Dra tillbaka en offert'],
    ['skriv in hur resan gick', 'hur en resa gick'],
    ['pausa', 'Pausa eller inaktivera ett bolag'],
    ['trafiktillstånd', 'trafiktillstånd'],
    ['tillstånd', 'trafiktillstånd'],
    ['permit', 'trafiktillstånd'],
    ['tvister', 'Se tvister'],
    ['disputes', 'Se tvister'],
    ['lägg till en användare', 'Bjud in'],
    ['add a user', 'Bjud in'],
  ])('also as people say it: %s', (text, says) => {
    expect(doing('sv', text)[0]?.label).toContain(says);
  });

  it.each(['Ändra provisionen', 'Ändra den allmänna', 'change the commission', 'Change the default rate'])(
    'and what «%s» changes is among what is changed',
    (text) => expect(doing('sv', text).map(({ href }) => href)).toContain(to.commissionRates()),
  );

  it.each(['sv', 'en'] as const)('and says to choose a button by the very words on it, in %s', (language) => {
    const { t } = i18nOf(language);
    const told = Object.values(language === 'sv' ? inSwedish.acts : inEnglish.acts).map(({ does }) => does);
    // A button that is written out would part from the one on the page.
    expect(told.filter((does) => /(?:välj|choose) \p{Lu}/u.test(does))).toEqual([]);
    const shown = actsOf('admin', t, String).flatMap(({ commands }) => commands.map(({ label }) => label));
    expect(shown.filter((label) => /\{|(?:välj|choose) +(?:på|bland|on|among|\.)/.test(label))).toEqual([]);
    expect(shown.some((label) => label.includes(`${t('quotes:withdraw.link')} `))).toBe(true);
  });

  it('and has no word twice, or in capitals, which would never match', () => {
    const groups = actsOf('admin', translator(new Request('http://localhost/sv/')), String);
    for (const { words: own = [] } of groups.flatMap(({ commands }) => commands)) {
      expect(own.map((word) => word.trim().toLowerCase())).toEqual(own);
      expect(new Set(own).size).toBe(own.length);
    }
  });
});

describe('quick-find', () => {
  it('knows every dashboard screen that stands on its own', () => {
    const inMenus = new Set<string>(
      Object.values(areaMenus).flatMap((groups) => groups.flatMap(({ lines }) => lines.map(([path]) => path.slice(1)))),
    );
    const further: readonly string[] = FURTHER_SCREENS;
    const unknown = Object.entries<Screen>(screens)
      .filter(([name, screen]) => isPage(screen) && !NOT_ALONE.has(name))
      .filter(([name, { path }]) => !inMenus.has(path) && !further.includes(name))
      .map(([name]) => name);
    expect(unknown).toEqual([]);
  });
});
