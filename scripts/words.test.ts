import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { sampleMailOverview } from '@bff/domain/notifications';
import { testSetting } from '@bff/domain/notifications/testing/test-setting';
import { refusalTexts } from '@bff/edge/refusal-texts';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['sv', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Texts = { readonly [name: string]: string | Texts };

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as [string, string]] : flat(value, `${prefix}${name}.`),
  );
const filesIn = (folder: string): [string, string][] =>
  readdirSync(join(ROOT, folder)).map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')]);

const mails = sampleMailOverview(testSetting);

/** All that people read, by where it stands: of pages, refusals, mails and content pages. */
function textsOf(language: Language): [where: string, text: string][] {
  return [
    ...filesIn(`app/i18n/locales/${language}`).flatMap(([path, file]) => flat(JSON.parse(file) as Texts, `${path}: `)),
    ...flat(JSON.parse(readFileSync(join(ROOT, `states/words/${language}.json`), 'utf8')) as Texts, 'states/words: '),
    ...Object.entries(catalogue).map(([key, entry]) => [`catalogue: ${key}`, entry[language]] as [string, string]),
    ...Object.entries(refusalTexts).map(
      ([status, said]) => [`refusal ${status}`, said[language].join(' ')] as [string, string],
    ),
    ...mails.map(
      ({ kind, rendered }) =>
        [`mail ${kind}`, `${rendered[language].subject}\n${rendered[language].text}`] as [string, string],
    ),
    ...filesIn(`bff/seeds/reference/pages/${language}`),
  ];
}

/** Sources with texts of both languages, of which a test sees only some: mails' other cases, documents, the sandbox's pages. */
const sources = ['bff/domain/notifications', 'bff/domain/documents', 'bff/integrations/payments/sandbox'].flatMap(
  (folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('test'))
      .map((name): [string, string] => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')]),
);

// docs/decisions/0841: words that a text must not fall back to, and those it has instead.
const OTHER_WORDS: Readonly<Record<Language, RegExp>> = {
  sv: /till salu|betalningsleverantör|jourtelefon|trafikjour|\bbokare|\bresande\b|\bskäl\b|reservkod|tvåstegsverifiering|utan moms|läggs upp|\bännu\b/i,
  en: /tourist bus|wheelchair place|\bat once\b|somebody|anybody|everybody|for sale|business day|payment service|train replacement|dearer|inconvenient hours|deal customer|post-invoicing|\bcanceled\b| …/i,
};

/** Wordings that readers found wrong, translated or unclear, and that were replaced. */
const REPLACED: Readonly<Record<Language, readonly RegExp[]>> = {
  sv: [
    /till ditt pris/,
    /Vad gör ni i/,
    /Hållplats/,
    /Håll bussen|Släpp bussen/,
    /kunde inte hållas/,
    /Det går inte att läsa/,
    /startar [^.]*\bbort\b/,
    /\bBälten\b/,
    /bli laglig/,
    /är resten av sökningen kvar/,
    /\bKör (\d|\{\{)/,
    /Därifrån går det/,
    /Rör oss inte/,
    /vad de är, inte deras innehåll/,
    /Det här får du göra/,
    /Enheter som du når/,
    /\bUpplagd/,
    /köat/i,
    /Stäm av/,
    /Nyhet om bokning/,
  ],
  en: [
    /buses that are free|finished price/,
    /driver, at your price/,
    /how many you are/,
    /fee stands/,
    /rest times are counted/,
    /What do you do in/,
    /You come to the payment/,
    /could no longer be had/,
    /stands? on the receipt|address counts until/,
    /what is free/,
    /is without a fee/,
    /starts [^.]* away\b/,
    /waits with you/,
    /Tries to log in|locks after/,
    /Of emails on their way/,
    /Give up outgoing|link before no longer|no way from there|Counts now|end up here/,
  ],
};

describe.each(LANGUAGES)('what people read in %s', (language) => {
  const texts = textsOf(language);

  it('is found', () => expect(texts.length).toBeGreaterThan(3_000));

  it('has one word for each concept: the one decided', () => {
    expect(texts.filter(([, text]) => OTHER_WORDS[language].test(text))).toEqual([]);
  });

  it.each(REPLACED[language])('has no longer %s', (wording) => {
    const found = [...texts, ...sources].flatMap(([where, text]) => {
      const [said] = wording.exec(text) ?? [];
      return said === undefined ? [] : [`${where}: ${said}`];
    });
    expect(found).toEqual([]);
  });

  it('quotes as the language does, and has its apostrophes', () => {
    const others = { sv: /[«»“„"]|\w'\w/, en: /[«»„"]|\w'\w/ }[language];
    expect(texts.filter(([, text]) => others.test(text))).toEqual([]);
  });

  it('ends a hint with a full stop', () => {
    const hints = texts.filter(
      ([where, text]) =>
        where.startsWith('app/') &&
        /hint(s\.\w+)?$/i.test(where) &&
        text.split(' ').length >= 4 &&
        // Labels of checkboxes.
        !/hints\.(collectiveInvoice|trainReplacement)$/.test(where),
    );
    expect(hints.length).toBeGreaterThan(80);
    expect(hints.filter(([, text]) => !/[.?]$/.test(text))).toEqual([]);
  });

  it('ends a sentence whose last words are a link', () => {
    const said = new Map(texts);
    const screens = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tsx'),
    );
    const ends = screens.flatMap((name) => {
      const source = readFileSync(join(ROOT, 'app', name), 'utf8');
      const own = /useTranslation\('(\w+)'\)/.exec(source)?.[1] ?? '';
      const links = source.matchAll(/\{t\('(?:(\w+):)?([\w.]+)'\)\} <a [^>]*>\{t\([^)]*\)\}<\/a>(\.?)/g);
      return [...links].map(([, namespace = own, key, stop]) => ({
        key: `app/i18n/locales/${language}/${namespace}.json: ${key}`,
        stop,
      }));
    });
    expect(ends.length).toBeGreaterThan(8);
    const open = ends.filter(({ key, stop }) => {
      const text = said.get(key) ?? '';
      return text.split(' ').length >= 6 && !/[.?!:]$/.test(text) && stop === '';
    });
    expect(open).toEqual([]);
  });
});

it('a trip (resa) is a journey in English only where Swedish says körning: its operation on the road', () => {
  const swedish = new Map(textsOf('sv').map(([where, text]) => [where.replace('/sv', '/en'), text]));
  const mixed = textsOf('en').filter(
    ([where, text]) => /\bjourney/i.test(text) && !/körning|körblad/i.test(swedish.get(where) ?? ''),
  );
  expect(mixed).toEqual([]);
});
