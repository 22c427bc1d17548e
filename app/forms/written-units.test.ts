import { expect, it, test } from 'vitest';
import { tiersForm } from '#fields/cancellation-tiers';
import { schemasOf } from '#fields/kinds';
import { passengers } from '#fields/reservation';
import { vehicle } from '#fields/vehicle';
import { explainedListSpec } from '@bff/areas/public';
import { parseTyped } from '@bff/domain/settings';
import { saleFields } from '~/areas/admin/sales-system/sale-fields';
import { quoteFields } from '~/areas/company/quote-requests/quote-fields';
import { vehicleFields } from '~/areas/company/vehicles/vehicle-fields';
import { i18nOf } from '~/i18n/i18n.server';
import { dealFields } from '~/nouns/deal-organisations/deal-fields';
import { companyFields } from '~/nouns/deviations/deviation-fields';
import { priceFields } from '~/nouns/price-lists/price-list-fields';
import { parseSearchQuery } from '~/nouns/trips/search-query';
import { type Fields, isSign } from './fields';

const FORMS: Record<string, Fields> = {
  ...priceFields,
  sale: saleFields,
  quote: quoteFields,
  bus: vehicleFields,
  organisation: dealFields,
  deviation: companyFields,
};
const beside = Object.entries(FORMS).flatMap(([form, fields]) =>
  Object.entries(fields).flatMap(([name, { schema, suffix }]) => (suffix ? [{ form, name, schema, suffix }] : [])),
);

it('all such fields are looked at', () => expect(beside.length).toBeGreaterThan(20));

test.each(beside)('in $form, $name is read with what stands beside it', ({ schema, suffix }) => {
  const plain = schema.safeParse('12');
  expect(plain.success).toBe(true);
  for (const language of ['sv', 'en'] as const) {
    const unit = isSign(suffix) ? suffix : i18nOf(language).t(suffix);
    for (const typed of [`12 ${unit}`, `12${unit}`, `12\u00a0${unit}`])
      expect(schema.safeParse(typed), typed).toMatchObject({ success: true, data: plain.data });
  }
  expect(schema.safeParse('12 liter').success).toBe(false);
});

it('an amount keeps its öre', () => {
  expect(priceFields.driving['pricePerKm']?.schema.safeParse('19,50 kr')).toMatchObject({ data: 1_950 });
  expect(priceFields.driving['freeMetres']?.schema.safeParse('12,5 km')).toMatchObject({ data: 12_500 });
  expect(quoteFields.operatorPrice.schema.safeParse('6 500 kr')).toMatchObject({ data: 650_000 });
});

test.each([
  ['holdMinutes', '20 minuter', '20'],
  ['directBookingLeadHours', '24 hours', '24'],
  ['minimumDaysBeforeDeparture', '4 dagar', '4'],
  ['commissionBasisPoints', '6,5 %', '650'],
] as const)('the setting %s is read from «%s»', (key, typed, stored) =>
  expect(parseTyped(key, typed)).toEqual({ stored }),
);

it('so are the hours and per cent of a cancellation fee, and the wait at a stop', () => {
  const sent = { revision: '1', hours0: '24 tim', percent0: '50 %' };
  expect(tiersForm(() => []).safeParse(sent)).toMatchObject({ data: { tiers: [{ hours: 24, basisPoints: 5_000 }] } });
  const params = new URLSearchParams(
    'tripType=one-way&stop=Uppsala&stop=Enköping&wait=30 min&stop=Gävle&departure=2027-03-10T08:00&adults=31',
  );
  const errors = (wait: string) => {
    params.set('wait', wait);
    const parsed = parseSearchQuery(params);
    return 'errors' in parsed ? parsed.errors.filter(({ field }) => field.startsWith('wait')) : [];
  };
  expect(errors('30 min')).toEqual([]);
  expect(errors('30 km')).toHaveLength(1);
});

test.each([
  ['adults', '44 personer', 44],
  ['adults', '38 vuxna', 38],
  ['children', '6 barn', 6],
  ['children', '6 st', 6],
  ['wheelchairs', '2 wheelchairs', 2],
] as const)('of a booking, %s are read from «%s»', (name, typed, count) =>
  expect(schemasOf(passengers)[name].safeParse(typed)).toMatchObject({ data: count }),
);
it('but not of others', () => expect(schemasOf(passengers).adults.safeParse('3 barn').success).toBe(false));

it('seats are read with what they are', () => {
  expect(schemasOf(vehicle).seats.safeParse('70 platser')).toMatchObject({ data: 70 });
  expect(schemasOf(vehicle).maxPassengers.safeParse('70 people')).toMatchObject({ data: 70 });
  const { seats } = explainedListSpec.filters;
  for (const typed of ['70', '70 st', '70 platser', '70 seats']) expect(seats(typed), typed).toBeUndefined();
  expect(seats('70 km')).toBe('forms.number');
  expect(seats('7000 st')).toBe('forms.atMost,999');
});
