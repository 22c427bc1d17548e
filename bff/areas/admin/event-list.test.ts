import { expect, it, test } from 'vitest';
import { parseListQuery } from '@bff/lists';
import { eventListSpec } from './event-list';

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
