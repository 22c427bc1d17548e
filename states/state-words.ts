import en from './words/en.json' with { type: 'json' };
import sv from './words/sv.json' with { type: 'json' };

/** What people read for the states of a noun: its own word where it has one, else that of every noun. */
interface StateWords {
  states: Readonly<Record<string, string>>;
  statesOf: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}
export const stateWords: Readonly<Record<'sv' | 'en', StateWords>> = { sv, en };

/** The word for a noun's state, by the noun's name in the event log; a state without one is shown as it is. */
export function stateWord(language: 'sv' | 'en', state: string, entity: string): string {
  const { states, statesOf } = stateWords[language];
  return statesOf[entity]?.[state] ?? states[state] ?? state;
}
