import { tokensOf, valueOf } from './tokens-of';

/** What each colour is for. Each is a meaning: which pine or ink lies behind it is the tokens' business. */
export const PURPOSES: Readonly<Record<string, string>> = {
  '--color-page': 'The page',
  '--color-surface': 'What lies on it: fields, cards, lists that open',
  '--color-sunken': 'Quiet parts: the foot, the cookie question, days of rest',
  '--color-text': 'Words',
  '--color-text-muted': 'Words that matter less: hints, labels of rows',
  '--color-line': 'Lines between rows. Decoration: nothing depends on seeing them',
  '--color-rule': 'The strong line above a list or a sum',
  '--color-control': 'The edge of a control, 3:1',
  '--color-hover': 'Under the pointer',
  '--color-link': 'Links',
  '--color-action': 'The button that the page is for; what is chosen',
  '--color-action-hover': 'The same under the pointer',
  '--color-on-action': 'Words on it',
  '--color-accent': 'Amber, beside the focus and the current line of a menu. Never for words',
  '--color-focus': 'The outline of what has the focus, 3:1',
  '--color-danger': 'What went wrong, and what cannot be undone',
  '--color-on-danger': 'Words on it',
  '--color-danger-soft': 'The ground of a Banner or badge about it',
  '--color-success': 'What went well, and what speaks for something',
  '--color-success-soft': 'Its ground',
  '--color-warning': 'What has to be looked at before it goes wrong',
  '--color-warning-soft': 'Its ground',
  '--color-info': 'What is good to know',
  '--color-info-soft': 'Its ground',
  '--color-neutral-soft': 'The ground of a state that is neither, and of what is turned off',
  '--color-inverse': 'The one that is chosen among several: a segment, a page number, a day',
  '--color-on-inverse': 'Words on it',
  '--color-water': 'Maps: water',
  '--color-land': 'Maps: land',
  '--color-road': 'Maps: roads',
};

export interface Colour {
  name: string;
  purpose: string;
  /** What lies behind it: in the light theme, and in the dark one where that differs. */
  values: string;
}

export const colours = (): Colour[] =>
  tokensOf('--color-').map((name) => ({
    name,
    purpose: PURPOSES[name] ?? '',
    values: valueOf(name)
      .replace(/^light-dark\((.*)\)$/, '$1')
      .replace(/var\(--([\w-]+)\)/g, '$1')
      .replace(', ', ' · '),
  }));
