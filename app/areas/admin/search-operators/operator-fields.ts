import { day, oneOf, optionalTime, wholeNumber } from '#fields/kinds';
import { placed } from '#fields/depot';
import { defineFields, field, schemaOf } from '~/forms/fields';

/** Kilometres as the crow flies. */
export const DISTANCES = ['10', '25', '50', '100', '200'] as const;

export const operatorFields = defineFields({
  seats: field(wholeNumber({ least: 1, most: 200 }), 'companies:operators.seats', { width: 'xs' }),
  day: field(day, 'companies:operators.day'),
  // In a filter every field but a few may be left out; the page's text says what that means here.
  from: field(optionalTime, 'companies:operators.from', { optional: null }),
  until: field(optionalTime, 'companies:operators.until', { optional: null }),
  within: field(oneOf(DISTANCES), 'companies:operators.within', { control: 'select', texts: 'companies:operators.km' }),
});

const whole = defineFields({
  ...operatorFields,
  place: field(placed.place, 'companies:operators.place'),
  placeId: field(placed.placeId, ''),
});
/** The names in the error summary. */
export const labelledFields = whole;
export const OperatorSearch = schemaOf(whole);
