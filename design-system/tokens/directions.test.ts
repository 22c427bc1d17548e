import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What has an end as well as a start in a line: from right to left it has to lie on the other side. */
const SIDED: readonly [what: string, pattern: RegExp][] = [
  [
    'a side by name',
    /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-(?:margin|padding))-)?(?:left|right)(?:-[\w-]+)?\s*:/g,
  ],
  ['text on a side', /(?:text-align|float|clear|justify-\w+)\s*:\s*(?:left|right)\b/g],
  ['a corner by name', /border-(?:top|bottom)-(?:left|right)-radius/g],
  ['an origin on a side', /(?:transform-origin|object-position)\s*:[^;]*\b(?:left|right)\b/g],
  ['a gradient to a side', /\bto (?:left|right)\b/g],
  ['a shadow on a side', /inset -?\d[\w.]* 0 (?!0)/g],
  ['a shift to a side', /translate:\s*-?(?!0[\s;])[\d.]+\w+/g],
];
const FOUR = /(?:margin|padding|inset|scroll-margin|scroll-padding)\s*:\s*([^;]+);/g;

/** The values of a shorthand, with `calc(…)` and the like as one each. */
const valuesOf = (text: string) => text.trim().match(/(?:\w[\w-]*)?\((?:[^()]|\([^()]*\))*\)|[^\s]+/g) ?? [];

function sidesIn(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const named = SIDED.flatMap(([what, pattern]) => [...plain.matchAll(pattern)].map(([found]) => `${what}: ${found}`));
  const uneven = [...plain.matchAll(FOUR)].filter(([, values = '']) => {
    const [, end, , start] = valuesOf(values);
    return start !== undefined && start !== end;
  });
  return [...named, ...uneven.map(([found]) => `different left and right: ${found}`)];
}

const sheets = ['design-system', 'app']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.css'));

describe('style sheets', () => {
  it('are found', () => expect(sheets.length).toBeGreaterThan(80));

  it.each([
    ['padding: 1px 2px 1px 0;', 1],
    ['padding: 1px 2px calc(1px + var(--x)) 2px;', 0],
    ['margin-left: 1px;', 1],
    ['box-shadow: inset 3px 0 red;', 1],
    ['box-shadow: inset calc(3px * var(--forward)) 0 red;', 0],
    ['translate: 0 -50%;', 0],
    ['translate: 1.2rem;', 1],
    ['background: repeating-linear-gradient(to right, red 0 1px);', 1],
  ])('finds the sides in «%s»', (css, count) => expect(sidesIn(css)).toHaveLength(count));

  it.each(sheets)('%s says start and end, so that it mirrors from right to left', (file) =>
    expect(sidesIn(readFileSync(file, 'utf8'))).toEqual([]),
  );
});
