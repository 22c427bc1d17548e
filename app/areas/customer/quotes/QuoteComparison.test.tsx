import { expect, it } from 'vitest';
import type { ComparedQuote } from '@bff/areas/customer';
import { facesOf } from '~/forms/fields';
import { i18nOf } from '~/i18n/i18n.server';
import { markupOf } from '~/testing/markup-of';
import { rejectFields } from './quote-choice.server';
import { QuoteComparison } from './QuoteComparison';

const quote: ComparedQuote = {
  id: 2,
  companyId: 5,
  company: 'Demobuss Uppsala AB',
  status: 'open',
  isCanceled: false,
  buses: [{ model: 'Modell Comfort 49', seats: 49, busType: 'touristBus' }],
  picture: null,
  drivers: 1,
  rating: null,
  ratings: 0,
  equipment: ['wifi'],
  accessibility: [],
  fuelTypes: ['diesel18'],
  emissionsGrams: 502_535,
  customerPrice: 2_170_387,
  tax: 130_223,
  total: 2_300_610,
  expiresAt: new Date('2026-11-29T08:55:19Z'),
  message: 'Kaffe ombord.',
  withdrawal: null,
  tiers: [],
  orderNumber: null,
  payBy: null,
  canBeChosen: true,
};

function shown(quotes: readonly ComparedQuote[]): string {
  const trip = { departure: new Date('2027-01-15T07:00:00Z'), passengers: 41 };
  return markupOf(<QuoteComparison quotes={quotes} trip={trip} fields={facesOf(rejectFields)} typed={{}} />);
}

it.each([[[quote]], [[quote, { ...quote, id: 3, companyId: 6 }]]])(
  'an offer is read in full before it can be declined',
  (quotes) => {
    const html = shown(quotes);
    const t = i18nOf('sv').getFixedT('sv', 'quotes');
    const declined = html.indexOf(t('quote.reject'));
    for (const read of [
      t('quote.accept'),
      'Kaffe ombord.',
      'Modell Comfort 49',
      t('quote.terms'),
      t('quote.equipment'),
    ]) {
      expect(html).toContain(read);
      expect(html.lastIndexOf(read)).toBeLessThan(declined);
    }
  },
);
