import { describe, expect, it } from 'vitest';
import { actsOf } from '../app/frame/acts.server';
import { areaMenus } from '../app/frame/area-menus';
import { matching } from '../app/frame/matches';
import { FURTHER_SCREENS } from '../app/frame/quick-find.server';
import { settingNames } from '../app/frame/setting-names.server';
import { supportedLocales } from '../app/i18n/i18n';
import { i18nOf } from '../app/i18n/i18n.server';
import { type Screen } from '../app/screen';
import { screens } from '../app/screens';
import { buttonTexts } from './support/button-texts';

/** What is not typed to come there, by the texts of its buttons. */
const NOT_LOOKED_FOR: Readonly<Record<string, string>> = {
  'accessibility:remove.link': 'at the thing that it removes, which has a name',
  'content:edit.remove': 'at the thing that it removes, which has a name',
  'notes:remove.link': 'at the note that it removes',
  'prices:temporary.remove': 'at the thing that it removes, which has a name',
  'settings:reset': 'at its setting, which is found by name',
  'settings:withdraw': 'at its setting or commission, which is found by name',
  'content:edit.show': 'leads from a page to what it is about',
  'outgoing:details.toRefund': 'leads from a page to what it is about',
  'payments:refund.toPayment': 'leads from a page to what it is about',
  'commissions:toGeneral': 'leads to a setting, which is found by name',
  'users:details.toDeletions': 'leads to a list, which is found by name',
  'cancellation:minimum.title': 'leads to a screen, which is found by name',
  'integration:key.saved': 'leads on from what is shown once',
  'content:remove.submit': 'asks again about the thing that it removes',
  'notes:remove.submit': 'asks again about the thing that it removes',
  'prices:remove.submit': 'asks again about the thing that it removes',
  'companies:applicants.decided.company': 'leads from a page to what it is about',
  'customers:overview.toAccount': 'leads from a page to what it is about',
  'content:edit.toNewest': 'leads from a version of a page to another',
  'content:history.open': 'leads from a version of a page to another',
  'prices:title.*': 'leads to one of the lists of the page on which it stands',
  'prices:temporary.ofAll': 'shows all of the list above which it stands',
  'content:form.preview': 'a step of the form in which it stands',
  'prices:example.show': 'a step of the form in which it stands',
  'prices:temporary.next': 'a step of the form in which it stands',
  'quotes:make.count': 'a step of the form in which it stands',
  'search:form.submit': 'a step of the form in which it stands',
  'search:places.continue': 'a step of the form in which it stands',
  'search:results.meant': 'a step of the form in which it stands',
  'settlements:csv': 'the file of the list above which it stands',
  'settlements:pdf': 'the file of the page on which it stands',
  'companies:report.download': 'the file of the page on which it stands',
};

/** A form's own button, on the page that was looked for: «Spara avgifterna». */
const ONLY_SAVES = /^(?:Spara|Save)(?: |$)/;

/** The texts of a key in which `*` may stand for several. */
function keysOf(key: string): string[] {
  if (!key.includes('*')) return [key];
  const [namespace = '', path = ''] = key.split(':');
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`);
  const flat = (texts: object, prefix: string): string[] =>
    Object.entries(texts).flatMap(([name, text]: [string, string | object]) =>
      typeof text === 'string' ? [prefix + name] : flat(text, `${prefix}${name}.`),
    );
  const all = flat(i18nOf('sv').getResourceBundle('sv', namespace) as object, '');
  return all.filter((one) => pattern.test(one)).map((one) => `${namespace}:${one}`);
}

const BUTTONS = buttonTexts('app/areas/admin').flatMap(({ key, file }) =>
  keysOf(key).map((one) => ({ key: one, asked: key, file })),
);

describe.each(supportedLocales)('what an administrator does by a button, in %s', (locale) => {
  const t = i18nOf(locale).t as (key: string, values?: object) => string;
  const screensOfAdmin = {
    title: '',
    commands: [
      ...areaMenus.admin.flatMap(({ lines }) => lines.map(([href, text]) => ({ href, label: t(`menus:lines.${text}`) }))), // prettier-ignore
      ...FURTHER_SCREENS.filter((name) => (screens[name] as Screen).area === 'admin').map((name) => ({ href: name, label: t(`menus:screens.${name}`) })), // prettier-ignore
      ...settingNames(t).map(({ key, name }) => ({ href: key, label: name })),
    ],
  };
  const acts = actsOf('admin', t, (path) => path);
  /** As it is typed: without what stands for a value, or for a question to come. */
  const typed = (key: string) => t(key, { count: 2 }).replace(/\s*(?:\{\{.*|…)$/, '');

  it('is found by what the button says', () => {
    const forgotten = BUTTONS.filter(({ key, asked }) => {
      if (asked in NOT_LOOKED_FOR || ONLY_SAVES.test(typed(key))) return false;
      return matching([...acts, screensOfAdmin], typed(key)).length === 0;
    });
    expect(
      forgotten.map(({ key, file }) => `${file}: “${typed(key)}” (${key}) belongs to an act of acts.server.ts`),
    ).toEqual([]);
  });
});

it('the buttons that nobody looks for are there', () => {
  const keys = BUTTONS.map(({ asked }) => asked);
  expect(keys.length).toBeGreaterThan(50);
  expect(Object.keys(NOT_LOOKED_FOR).filter((key) => !keys.includes(key))).toEqual([]);
});
