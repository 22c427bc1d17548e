import { createInstance, type i18n as I18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { i18nOptions } from './i18n';
import { useWords, type Words } from './use-words';

const instance = createInstance().use(initReactI18next);
let lookedUp = 0;
void instance.use({ type: 'postProcessor', name: 'count', process: (text: string) => (lookedUp++, text) }).init({
  ...i18nOptions,
  lng: 'sv',
  postProcess: ['count'],
  initImmediate: false,
  interpolation: { ...i18nOptions.interpolation, defaultVariables: { brand: 'Bussplats' } },
  resources: {
    sv: {
      common: { save: 'Spara' },
      search: {
        buses_one: '{{count}} buss från {{ price }}',
        buses_other: '{{count}} bussar från {{price}}',
        plain: 'Toalett',
        partner: 'Partner till {{brand}}, {{name}}',
        nested: '$t(plain) för {{count}}',
      },
    },
  },
});

/** The texts are made up. */
type Word = (key: string, values?: Parameters<Words<'search'>>[1]) => string;

function said(say: (word: Word) => string[], i18n: I18n = instance): string[] {
  let texts: string[] = [];
  const Page = () => {
    texts = say(useWords('search') as Word);
    return null;
  };
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );
  return texts;
}

describe('useWords', () => {
  it('puts values in their places, by number, every time', () => {
    const prices = ['900 kr', '$& kr', '{{count}}'];
    const expected = prices.flatMap((price) => [`1 buss från ${price}`, `2 bussar från ${price}`]);
    for (let time = 0; time < 2; time++)
      expect(said((word) => prices.flatMap((price) => [1, 2].map((count) => word('buses', { count, price }))))).toEqual(
        expected,
      );
  });

  it('looks each text up once', () => {
    said((word) => [word('plain'), word('buses', { count: 5, price: '1 kr' })]);
    lookedUp = 0;
    expect(said((word) => [word('plain'), word('buses', { count: 7, price: '2 kr' })])).toEqual([
      'Toalett',
      '7 bussar från 2 kr',
    ]);
    expect(lookedUp).toBe(0);
  });

  it('leaves a text that needs more than the given values to i18next', () => {
    for (let time = 0; time < 2; time++)
      expect(
        said((word) => [word('partner', { name: 'AB' }), word('nested', { count: 3 }), word('common:save')]),
      ).toEqual(['Partner till Bussplats, AB', 'Toalett för 3', 'Spara']);
  });
});
