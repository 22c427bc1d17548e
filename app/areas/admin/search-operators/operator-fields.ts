import { day, oneOf, optionalLine, wholeNumber } from '#fields/kinds';
import { placed } from '#fields/depot';
import { orElse } from '#fields/schemas';
import * as z from 'zod/mini';
import { defineFields, field, schemaOf } from '~/forms/fields';

/** Kilometres as the crow flies. */
export const DISTANCES = ['10', '25', '50', '100', '200'] as const;

const clockTime = {
  ...optionalLine(5),
  schema: orElse(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'forms.time')), ''),
};

export const operatorFields = defineFields({
  seats: field(wholeNumber({ least: 1, most: 200 }), 'companies:operators.seats', { width: 'xs' }),
  day: field(day, 'companies:operators.day'),
  from: field(clockTime, 'companies:operators.from', { width: 'xs', hint: 'companies:operators.timeHint' }),
  until: field(clockTime, 'companies:operators.until', { width: 'xs' }),
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
