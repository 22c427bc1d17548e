import { expect, test } from 'vitest';
import { type EventFacts, eventFacts } from './event-facts';

test.each<[unknown, EventFacts]>([
  [null, { changes: [], facts: [] }],
  [{ old: '20', new: '25', validFrom: '2027-07-01' }, { changes: [{ name: '', old: '20', new: '25' }], facts: [{ name: 'validFrom', value: '2027-07-01' }] }],
  [{ name: { old: 'A', new: null }, version: 2 }, { changes: [{ name: 'name', old: 'A', new: '–' }], facts: [{ name: 'version', value: '2' }] }],
  [{ old: 'only' }, { changes: [], facts: [{ name: 'old', value: 'only' }] }],
  [{ fields: ['a', 'b'], deep: { x: { y: 1 } } }, { changes: [], facts: [{ name: 'fields', value: 'a, b' }, { name: 'deep', value: '{"x":{"y":1}}' }] }],
  ['text', { changes: [], facts: [{ name: '', value: 'text' }] }],
  [{ old: false, new: true }, { changes: [{ name: '', old: 'false', new: 'true' }], facts: [] }],
])('%j', (data, facts) => expect(eventFacts(data)).toEqual(facts)); // prettier-ignore
