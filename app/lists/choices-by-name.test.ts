import { expect, it, vi } from 'vitest';
import { choicesByName } from './choices-by-name';

const NAMES: Record<string, string> = { open: 'Öppen', opened: 'Öppen', active: 'Aktiv', paid: 'Betald' };
const nameOf = vi.fn((word: string) => NAMES[word]!);

it('are one for all words of a name, in the order of the language, and name each word once', () => {
  expect(choicesByName(['open', 'paid', 'opened', 'active'], nameOf, 'sv')).toEqual([
    { value: 'active', label: 'Aktiv' },
    { value: 'paid', label: 'Betald' },
    { value: 'open,opened', label: 'Öppen' },
  ]);
  // Once each: with every pair of words the page of the event log cost half a second.
  expect(nameOf).toHaveBeenCalledTimes(4);
});
