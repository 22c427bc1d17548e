import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIVERIES } from '@ds/pictures/BusIllustration/liveries';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declared = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));

/** A token's colour in one theme, as `#rrggbb`. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = declared.get(name);
  if (!value) throw new Error(`${name} is not declared`);
  const pair = /^light-dark\((.+?),\s*((?:var\([^)]+\)|#\w+))\)$/.exec(value);
  const chosen = (pair ? pair[theme === 'light' ? 1 : 2]! : value).trim();
  const reference = /^var\((--[\w-]+)\)$/.exec(chosen);
  if (reference) return colour(reference[1]!, theme);
  if (!/^#([\da-f]{3}|[\da-f]{6})$/.test(chosen)) throw new Error(`${name} is no plain colour: ${chosen}`);
  return chosen.length === 4 ? chosen.replace(/[\da-f]/g, '$&$&') : chosen;
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['--color-page', '--color-surface', '--color-sunken'];
const texts: [text: string, grounds: string[]][] = [
  ['--color-text', [...grounds, '--color-neutral-soft', '--color-hover', '--color-land']],
  ['--color-text-muted', [...grounds, '--color-neutral-soft']],
  ['--color-link', grounds],
  ['--color-danger', [...grounds, '--color-danger-soft']],
  ['--color-success', [...grounds, '--color-success-soft']],
  ['--color-warning', ['--color-warning-soft']],
  ['--color-info', ['--color-info-soft']],
  ['--color-on-action', ['--color-action', '--color-action-hover']],
  ['--color-on-danger', ['--color-danger']],
  ['--color-on-inverse', ['--color-inverse']],
];
const edges: [edge: string, grounds: string[]][] = [
  ['--color-control', grounds],
  ['--color-focus', grounds],
  ['--color-action', [...grounds, '--color-land', '--color-water']],
  ['--color-rule', grounds],
];

describe.each(['light', 'dark'] as const)('colours, %s', (theme) => {
  it.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    '%s on %s has a contrast of 7:1',
    (text, on) => {
      expect(contrast(colour(text, theme), colour(on, theme))).toBeGreaterThanOrEqual(7);
    },
  );
  it.each(edges.flatMap(([edge, on]) => on.map((ground) => [edge, ground] as const)))(
    '%s on %s has a contrast of 3:1',
    (edge, on) => {
      expect(contrast(colour(edge, theme), colour(on, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

it.each(LIVERIES)('a bus of %s, or of %s in the dark, has a contrast of 3:1 to its ground', (light, dark) => {
  expect(contrast(light, colour('--color-neutral-soft', 'light'))).toBeGreaterThanOrEqual(3);
  expect(contrast(dark, colour('--color-neutral-soft', 'dark'))).toBeGreaterThanOrEqual(3);
});

it('components use declared tokens only', () => {
  // `--bar` is what stays at the window's end, `--least` Columns' own, `--soon` Countdown's, `--step` Tree's, `--lane`, `--lanes`, `--names`,
  // `--room` and `--ticks` OccupancyTimeline's, `--menu` and `--beyond` DashboardLayout's; react-aria sets `--trigger-width` and
  // `--tree-item-level`.
  const own = [
    '--bar',
    '--beyond',
    '--lane',
    '--lanes',
    '--least',
    '--menu',
    '--names',
    '--room',
    '--soon',
    '--step',
    '--ticks',
    '--trigger-width',
    '--tree-item-level',
  ];
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const used = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').matchAll(/var\((--[\w-]+)\)/g)])
    .map(([, name]) => name!);
  expect(used.length).toBeGreaterThan(200);
  expect(used.filter((name) => !declared.has(name) && !own.includes(name))).toEqual([]);
});

it('every style sheet declares the order of the layers, whichever the browser reads first', () => {
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(40);
  for (const file of modules)
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), file).toMatch(
      /^@layer reset, tokens, base, components, utilities;\n@layer components \{/,
    );
});
