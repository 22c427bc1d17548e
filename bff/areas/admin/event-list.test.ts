import { expect, it, test } from 'vitest';
import { parseListQuery } from '@bff/lists';
import type { LoggedEvent } from '@bff/domain/event-log';
import { eventListSpec, shownEvent } from './event-list';

const parse = (query: string) => parseListQuery(eventListSpec, new URLSearchParams(query));

it('sorts newest first by default', () => {
  expect(parse('').query).toMatchObject({ sort: 'at', descending: true, filters: {}, text: '' });
  expect(parse('sort=at').query.descending).toBe(false);
});

test.each([
  ['from=2027-02-30', { from: 'forms.day' }],
  ['until=n%C3%A5gon%20dag', { until: 'forms.day' }],
  ['entity=%27%20OR%201', { entity: 'forms.invalid' }],
  ['to=' + 'x'.repeat(41), { to: 'forms.invalid' }],
  ['actor=a%00b', { actor: 'forms.invalid' }],
  ['q=a%0Ab', { q: 'forms.invalid' }],
  ['entity=booking&to=canceled&q=4711-12&actor=anna&from=2027-03-28&until=2027-10-31&reason=betald', {}],
])('%s', (query, errors) => expect(parse(query).errors).toEqual(errors));

test.each([
  ['quoteExpiryHours', { old: '48', new: '8760' }, { unit: 'hours', language: 'sv', old: '48', new: '8\u00a0760' }],
  ['taxBasisPoints', { old: '600', new: '1250' }, { unit: 'basisPoints', language: 'sv', old: '6', new: '12,5' }],
  ['supportPhone', { old: '', new: '+46701234567' }, { unit: 'phone', language: 'sv', old: '', new: '070-123 45 67' }],
  ['quoteExpiryHours', null, undefined],
  ['a setting of before', { old: '1', new: '2' }, undefined],
])('shows the values of the setting %s', (entityKey, data, values) =>
  expect(shownEvent({ entity: 'setting', entityKey, data } as LoggedEvent, 'sv').values).toEqual(values),
);
