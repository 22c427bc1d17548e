import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../app/screen';
import { screens } from '../app/screens';
import { filesNeededBy } from './support/declarations';

/** What every screen has without a file of its own: the kits, the frames, the platform, and the kinds that fields are made of. */
const IS_KIT =
  /^(app\/(forms|frame|http|i18n|islands|lists|navigation|screens)\/|app\/[^/]+$|app\/areas\/.*routes\.ts$|bff\/(edge|integrations|lists|platform)\/|bff\/domain\/shared\/|states\/|fields\/(kinds|schemas|phone-number|today)\.ts$)/;
const isDomain = (file: string) => file.startsWith('bff/domain/');
/** The domain's part is counted as the two that decision 0450 names, a verb and a store: how many more files a rule takes is not the screen's. */
const OF_THE_DOMAIN = 2;

const all = Object.entries<Screen>(screens).map(([name, { path, file }]) => {
  const needed = filesNeededBy(`app/${file}`, isDomain);
  return {
    name,
    path,
    noun: file.split('/').slice(2, -1).join('/'),
    area: file.split('/')[1]!,
    needed,
    files: [...needed].filter((one) => !IS_KIT.test(one) && !isDomain(one)),
  };
});
type Read = (typeof all)[number];

/** A list's page and its file are one list. */
const pageOf = (screen: Read) => all.find(({ path }) => `${path}.csv` === screen.path) ?? screen;
const kindOf = ({ needed }: Read) =>
  needed.has('app/lists/ListScreen.tsx')
    ? 'list'
    : needed.has('app/forms/FormFields.tsx') || needed.has('app/forms/LightFields.tsx')
      ? 'form'
      : undefined;

/** Who needs a file: kinds of screens of a noun, and areas. */
const needs = new Map<string, { kinds: Set<string>; areas: Set<string> }>();
for (const screen of all)
  for (const file of screen.files) {
    const { kinds, areas } = needs.get(file) ?? { kinds: new Set(), areas: new Set() };
    kinds.add(`${kindOf(pageOf(screen))} of ${screen.noun}`);
    areas.add(screen.area);
    needs.set(file, { kinds, areas });
  }

const isReader = (file: string) => file.startsWith('bff/areas/') && readFileSync(file, 'utf8').includes('listSpec(');

/**
 * The files that a list or a form costs: those that no screen of another kind or noun needs, nor one of another area (what areas share is
 * there for the next one). Forms of one noun count what they share each time, and a list its reader, whoever else reads with it.
 */
function costOf(screen: Read): string[] {
  const kind = kindOf(screen);
  const files = new Set(all.filter((one) => pageOf(one) === screen).flatMap((one) => one.files));
  return [...files].filter((file) => {
    const { kinds, areas } = needs.get(file)!;
    return (
      (kind === 'list' && isReader(file)) ||
      (areas.size === 1 && [...kinds].every((one) => one === `${kind} of ${screen.noun}`))
    );
  });
}

const screensOf = (kind: 'list' | 'form') =>
  all.filter((screen) => pageOf(screen) === screen && kindOf(screen) === kind);
const aboveOf = (kind: 'list' | 'form', most: number) =>
  screensOf(kind)
    .map((screen) => ({ name: screen.name, files: costOf(screen) }))
    .filter(({ files }) => files.length + OF_THE_DOMAIN > most);

describe('the files that a screen costs', () => {
  it('are at most six for a list', () => {
    expect(screensOf('list').length).toBeGreaterThan(30);
    expect(aboveOf('list', 6)).toEqual([]);
  });

  it('are at most eight for a form', () => {
    expect(screensOf('form').length).toBeGreaterThan(60);
    expect(aboveOf('form', 8)).toEqual([]);
  });

  it('are found by what a screen uses, through every index', () => {
    const byName = (name: string) => costOf(all.find((screen) => screen.name === name)!).sort();
    expect(byName('applicants')).toEqual([
      'app/areas/admin/applicants/applicant-columns.tsx',
      'app/areas/admin/applicants/list-file.ts',
      'app/areas/admin/applicants/list.tsx',
      'bff/areas/admin/applicant-list.ts',
    ]);
    expect(byName('editDepot')).toEqual([
      'app/areas/company/depots/DepotFields.tsx',
      'app/areas/company/depots/depot-fields.ts',
      'app/areas/company/depots/edit.tsx',
    ]);
  });
});

describe('the screens of dashboards', () => {
  const files = [
    ...new Set(all.filter(({ path }) => path.startsWith('dashboard')).flatMap((screen) => [...screen.needed])),
  ];
  const texts = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const having = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

  it('are framed by a kit', () => {
    expect(
      having(/<AreaFrame\b/)
        .map(([file]) => file)
        .sort(),
    ).toEqual(['app/frame/QuickFindPage.tsx', 'app/lists/ListScreen.tsx', 'app/screens/FormScreen.tsx']);
  });

  it('have their forms in a kit, with its errors above, its buttons, and the question before it is left', () => {
    const forms = having(/\buseForm\(/).filter(([file]) => !IS_KIT.test(file));
    expect(forms.length).toBeGreaterThan(40);
    expect(forms.filter(([, text]) => !/<Form(?:Screen|Part)\b/.test(text)).map(([file]) => file)).toEqual([]);
  });
});
