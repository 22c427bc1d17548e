import { describe, expect, it } from 'vitest';
import { translator } from '~/i18n/i18n.server';
import { eventNames } from './event-names';

describe('the words of the event log', () => {
  const names = eventNames(translator(new Request('http://localhost/sv/dashboard/admin/event-log')));

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'events', 'a b', 'length', 'undefined', 'null'])(
    'give the reason «%s», which somebody wrote, as it is',
    (reason) => {
      expect(names.reason({ reason })).toBe(reason);
    },
  );

  it.each(['constructor', 'toString', 'a.b', 'x:y'])(
    'give a kind and a state that have no word, as they are: %s',
    (word) => {
      expect(names.entity(word)).toBe(word);
      expect(names.change({ entity: word, from: null, to: word })).toBe(word);
    },
  );
});
