interface Usage {
  /** What it is for. */
  use: string;
  /** When something else is better, and what. */
  not: string;
  /** What each key does. */
  keys?: Readonly<Record<string, string>>;
}

/** The description on a component's docs page: what it is, when to use it and when not, its keys. */
export const docs = (component: string, usage: Usage) => overview(`${component}\n\n${textOf(usage)}`);

/** The description of a page that shows several components together or their foundations. */
export const overview = (component: string) => ({ docs: { description: { component } } });

function textOf({ use, not, keys }: Usage): string {
  const rows = Object.entries(keys ?? {}).map(([key, does]) => `| ${key} | ${does} |`);
  return [
    `**Use it** ${use}`,
    `**Not** ${not}`,
    ...(rows.length > 0 ? [['| Key | What it does |', '| --- | --- |', ...rows].join('\n')] : []),
  ].join('\n\n');
}

const TAB = { Tab: 'To it, and on to the next' };

/** What keys do in each kind of control. */
export const keys = {
  button: { ...TAB, 'Enter, Space': 'Does it' },
  link: { ...TAB, Enter: 'Follows it' },
  text: { ...TAB, Enter: 'Sends the form' },
  area: { ...TAB, Enter: 'A new line' },
  number: { ...TAB, '↑ ↓': 'One more, one less', Enter: 'Sends the form' },
  box: { ...TAB, Space: 'Ticks, and unticks' },
  switch: { ...TAB, Space: 'Turns it on or off' },
  boxes: { Tab: 'From box to box', Space: 'Ticks, and unticks' },
  dots: { Tab: 'To the chosen one, and out of the group', '↑ ↓ ← →': 'Chooses the next or the one before' },
  choice: {
    ...TAB,
    'Enter, Space, ↓': 'Opens the list',
    '↑ ↓, letters': 'To an option',
    'Enter in the list': 'Chooses it',
    Esc: 'Closes the list, nothing changed',
  },
  suggestions: {
    ...TAB,
    'Two letters': 'Suggestions come',
    '↑ ↓': 'To a suggestion',
    Enter: 'Takes it',
    Esc: 'Closes the list; what was typed stays',
  },
  day: {
    Tab: 'From part to part, and to the calendar’s button',
    '← →': 'From part to part',
    '↑ ↓, digits': 'Changes a part',
    'Arrows in the calendar': 'From day to day and week to week',
    'Page Up, Page Down': 'The month before, the next month',
    Enter: 'Picks the day',
    Esc: 'Closes the calendar',
  },
  moments: {
    Tab: 'From day to time; in the range also to the calendar’s button',
    'Anything typed': '12 maj, tomorrow, 8.30, 8:30 pm: on leaving, it is shown as it was understood',
    '↓ in the time': 'The quarter hours',
    'Arrows in the calendar': 'From day to day and week to week',
    'Page Up, Page Down': 'The month before, the next month',
    Enter: 'Picks the day or the time; in a field by itself it sends the form',
    Esc: 'Closes the calendar or the list',
  },
  search: { ...TAB, Enter: 'Sends the form', Esc: 'Empties it' },
  time: { Tab: 'From part to part', '↑ ↓, digits': 'Changes a part' },
  menu: {
    ...TAB,
    'Enter, Space, ↓': 'Opens it',
    '↑ ↓, letters': 'To an entry',
    'Enter in the menu': 'Does it',
    Esc: 'Closes it',
  },
  dialog: { Tab: 'Around within it', Esc: 'Closes it; the focus goes back to where it was' },
  grid: {
    Tab: 'Into it and out of it',
    '↑ ↓ ← →': 'From cell to cell',
    Space: 'Chooses the row',
    'Ctrl A': 'Chooses all',
    Esc: 'Chooses none',
  },
  tree: { Tab: 'Into it and out of it', '↑ ↓': 'From line to line', '→ ←': 'Opens, closes; to the links of a line' },
  sorting: {
    Tab: 'To the list, then to the handles',
    'Enter on a handle': 'Takes the item; again, drops it',
    '↑ ↓': 'Where it is dropped',
    Esc: 'Leaves it where it was',
  },
  tags: { Tab: 'Into the group and out of it', '← →': 'From tag to tag', 'Delete, Backspace': 'Takes it off' },
  toggles: {
    Tab: 'Into the group and out of it',
    '← →': 'From button to button',
    'Enter, Space': 'Turns it on or off',
  },
  fold: { ...TAB, 'Enter, Space': 'Opens, and closes' },
  palette: { 'Ctrl K': 'Opens it', '↑ ↓': 'From line to line', Enter: 'Goes there', Esc: 'Closes it' },
  toast: { F6: 'To the messages', Tab: 'To the button that closes one' },
} as const;

/**
 * For what lies over the whole page, or is seen only once it has been opened: on the docs page the story gets a window of its own, this high,
 * in which it is played.
 */
export const inWindow = (height: number) => ({ docs: { story: { inline: false, iframeHeight: height } } });

/** All stories of a component in windows of their own. */
export const windowed = (height: number, { docs: page }: ReturnType<typeof overview>) => ({
  docs: { ...page, ...inWindow(height).docs },
});

/** A story in the dark theme. */
export const dark = { globals: { theme: 'dark' } };
