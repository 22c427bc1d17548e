import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesOf = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
const components = ['primitives', 'patterns', 'pictures'].flatMap((kind) => filesOf(`design-system/${kind}`));
const textsOf = (folder: string, ending: RegExp) =>
  filesOf(folder)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** They have nothing to look at, or are only the space between other things. */
const UNSEEN = ['HiddenSubmit', 'Stack'];
/** Enhanced, or containing a control, but with nothing to operate by keyboard. */
const ONLY_READ = ['Meter', 'ProgressBar', ...UNSEEN];
const isOf = (names: readonly string[], folder: string) => names.some((name) => folder.endsWith(`/${name}`));

describe('every component', () => {
  it('is found', () => expect(components.length).toBeGreaterThan(70));

  it.each(components)(
    '%s has stories that say when to use it and when not, and shows itself in the dark theme',
    (folder) => {
      const stories = textsOf(folder, /\.stories\.tsx$/);
      // `docs` and `overview` both include them, by their types.
      expect(stories).toMatch(/\b(docs|overview)\(/);
      if (!isOf(UNSEEN, folder)) expect(stories).toMatch(/\bdark\b/);
    },
  );

  const operated = components.filter((folder) => {
    const code = textsOf(folder, /(?<!stories)\.tsx$/);
    return /\b(twoLives|onceLoaded)\b|<(button|input|select|textarea|summary)\b/.test(code);
  });
  it.each(operated.filter((folder) => !isOf(ONLY_READ, folder)))('%s says what its keys do', (folder) =>
    expect(textsOf(folder, /\.stories\.tsx$/)).toMatch(/\bkeys\b/),
  );
});

/** What the design system has at least, and where its stories are. */
const NAMED: Readonly<Record<string, string>> = {
  TextField: 'primitives/TextField',
  TextArea: 'primitives/TextArea',
  NumberField: 'primitives/NumberField',
  SearchField: 'primitives/SearchField',
  Checkbox: 'primitives/Checkbox',
  CheckboxGroup: 'primitives/CheckboxGroup',
  RadioGroup: 'primitives/RadioGroup',
  Switch: 'primitives/Switch',
  Select: 'primitives/Select',
  ComboBox: 'primitives/ComboBox',
  DatePicker: 'primitives/DateField',
  DateRangePicker: 'primitives/DateRangeField',
  TimeField: 'primitives/TimeField',
  'FileTrigger with DropZone': 'primitives/FileField',
  Button: 'primitives/Button',
  ToggleButtonGroup: 'primitives/ToggleButtonGroup',
  Link: 'primitives/LinkButton',
  Menu: 'patterns/Menu',
  Popover: 'enhanced/ListBox',
  Tooltip: 'primitives/IconButton',
  'Dialog and AlertDialog': 'patterns/Dialog',
  Tabs: 'patterns/Tabs',
  Disclosure: 'primitives/Disclosure',
  Breadcrumbs: 'patterns/Breadcrumbs',
  TagGroup: 'patterns/TagGroup',
  Table: 'patterns/Table',
  'GridList with drag and drop': 'patterns/SortableList',
  Tree: 'patterns/Tree',
  ProgressBar: 'primitives/ProgressBar',
  Meter: 'primitives/Meter',
  Toast: 'patterns/Toast',
  CommandPalette: 'patterns/CommandPalette',
  Calendar: 'enhanced/dates',
};
/** The server sends nothing of them: their docs say what stands there without scripts. */
const ONLY_WITH_SCRIPTS = ['Dialog and AlertDialog', 'Toast', 'CommandPalette'];

describe.each(Object.entries(NAMED))('%s', (name, folder) => {
  const stories = textsOf(`design-system/${folder}`, /\.stories\.tsx$/);

  it('is operated in a story, and seen in the dark', () => {
    expect(stories).toMatch(/\bplay: /);
    expect(stories).toContain('...dark');
  });

  it('says when to use it, when not, and what its keys do', () => {
    expect(stories).toMatch(/\buse: /);
    expect(stories).toMatch(/\bnot: /);
    if (!ONLY_READ.includes(name)) expect(stories).toMatch(/\bkeys: /);
  });

  it('is shown without scripts beside with scripts', () => {
    if (ONLY_WITH_SCRIPTS.includes(name)) expect(stories).toMatch(/without scripts/i);
    else expect(stories).toMatch(/export const TwoLives\b[\s\S]*<Lives/);
  });
});

describe('every control of a form', () => {
  const controls = components.filter((folder) => /\berror\b/.test(textsOf(folder, /Native\w+\.tsx$/)));

  it('is found', () => expect(controls.length).toBeGreaterThan(6));
  it.each(controls)('%s shows its error, and its words when they are long', (folder) => {
    const stories = textsOf(folder, /\.stories\.tsx$/);
    expect(stories).toMatch(/error/);
    expect(stories).toMatch(/longSwedish|longEnglish/);
  });
});

describe('every component', () => {
  const reached = reachedFromScreens();

  it.each(components)('%s is used by a screen, with all that is in its folder', (folder) => {
    const parts = filesOf(folder).filter((file) => /\.tsx$/.test(file) && !/\.(stories|test)\.tsx$/.test(file));
    expect(parts.filter((file) => !reached.has(file))).toEqual([]);
  });
});

/** Files of the design system that the product's pages lead to, through whichever others; what only lends its type is not used. */
function reachedFromScreens(): Set<string> {
  const codeOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`);
  const reached = new Set<string>();
  const waiting = codeOf('app');
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [, path] of readFileSync(file, 'utf8')
      .replaceAll(/^(?:im|ex)port type [^;]+;$/gm, '')
      .matchAll(/(?:from|import\() ?'((?:@ds\/|\.)[^']+)'/g)) {
      const base = path!.startsWith('@ds/') ? path!.replace('@ds', 'design-system') : join(dirname(file), path!);
      const found = [`${base}.tsx`, `${base}.ts`].find((one) => one.startsWith('design-system/') && existsSync(one));
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      waiting.push(found);
    }
  }
  return reached;
}
