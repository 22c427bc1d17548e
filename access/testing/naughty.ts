import fc from 'fast-check';
import { mutateText, type Random } from '@bff/api/testing/seeded-random';

/** Texts that have broken programs: markup, queries, paths, headers, numbers, dates, letters and emptiness. */
export const NAUGHTY: readonly string[] = [
  '', ' ', '\t', '\u00a0', '0', '-0', '-1', '1.5', '1e309', '-1e309', '1e-7', 'NaN', 'Infinity', '0x10', '٣', '９', '1,5', '1 000',
  '9007199254740993', '99999999999999999999', '-9223372036854775808', '4294967296', '2147483648',
  'null', 'undefined', 'true', 'false', '[]', '{}', '[object Object]', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  '2027-02-30', '2027-13-41T25:61', '0000-00-00', '9999-12-31T23:59', '-1000-01-01', '2027-03-28T02:30', '2027-10-31T02:30', '+275760-09-13T00:00:00Z', '10000-01-01',
  "'", '"', '`', '\\', "' OR '1'='1", "'; DROP TABLE users; --", '1 UNION SELECT * FROM users', '%', '_', '%%%', '%00', '%0d%0a', '%u0041', '${7*7}', '{{7*7}}', '<%= 7*7 %>', '#{7*7}',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "';alert(1)//", 'javascript:alert(1)', '<svg/onload=alert(1)>', '</textarea><b>', '<!--', ']]>', '&lt;b&gt;', '\u003cscript\u003e',
  '../../etc/passwd', '..\\..\\windows', '/etc/passwd\0.png', 'file:///etc/passwd', 'http://169.254.169.254/', '//evil.example', 'https://evil.example@localhost', '/\\evil.example', 'C:\\con', 'NUL',
  'a\r\nSet-Cookie: x=y', 'a\nBcc: b@test.invalid', 'a\rb', 'a\0b', '\u2028', '\u2029', '\ufeff', '\u202etxt.exe', '\ufffe', '\ud800', '\udfff\ud800',
  '=1+1', '+1+1', '@SUM(A1)', '-2+3+cmd|calc', '\t=1',
  'Åsa Öberg', 'Ａ', 'İstanbul', 'ß', 'ﬁ', 'e\u0301', 'Z\u0351\u0352\u0353a\u0354l\u0355g\u0356o', '田中さん', 'مرحبا', 'שלום', '🚌', '👨‍👩‍👧‍👦', '🇸🇪', '\u{10ffff}', '\u200b', '\u00ad',
  'a'.repeat(255), 'a'.repeat(256), 'a'.repeat(70_000), '🚌'.repeat(20_000), 'ä'.repeat(1_001), '('.repeat(5_000), '*'.repeat(5_000), ' '.repeat(20_000), '\n'.repeat(5_000), `${'[x]('.repeat(2_000)}`, '> '.repeat(3_000), '1'.repeat(400), 'a@'.repeat(500), `${'a.'.repeat(150)}se`,
]; // prettier-ignore

/** Names with a special meaning to form parsers. */
const NAUGHTY_NAMES = [
  '__proto__',
  'constructor.prototype',
  'a[__proto__]',
  'a[0]',
  'a[999999999]',
  'a[-1]',
  'a.b.c.d.e.f.g',
  'a[',
  'a]',
  '[]',
  '.',
  '..',
  '',
  'intent',
  'a'.repeat(5_000),
];

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAUGHTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);
const json = fc.oneof(
  value,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(null, true, [], {}, 0, -1, 1e308, Number.MAX_SAFE_INTEGER + 1, [[[[[[[[[[]]]]]]]]]]),
  fc.integer({ min: 50, max: 3_000 }).map((length) => Array.from({ length }, () => ({ place: 'Uppsala' }))),
);

const sample = <Value>(arbitrary: fc.Arbitrary<Value>, { below }: Random): Value =>
  fc.sample(arbitrary, { numRuns: 1, seed: below(2 ** 31) })[0]!;

/** An unsuitable value for a text field or part of an address. */
export const naughtyText = (random: Random): string => sample(value, random);

/** A form's fields with one or more of them spoiled. */
export function spoilFields(fields: Readonly<Record<string, string>>, random: Random): [string, string][] {
  const spoiled = Object.entries(fields).map(([name, text]): [string, string] => [name, text]);
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(spoiled.length + 1);
    const [name, text] = spoiled[at] ?? [random.pick(NAUGHTY_NAMES), ''];
    const one: [string, string] = random.pick<() => [string, string]>([
      () => [name, naughtyText(random)],
      () => [name, naughtyText(random)],
      () => [name, naughtyText(random)],
      () => [name, mutateText(text, random)],
      () => [random.pick(NAUGHTY_NAMES), text],
      () => [`${name}[${random.below(3)}]`, naughtyText(random)],
    ])();
    const fate = random.below(6);
    if (fate === 0) spoiled.splice(at, 1);
    else if (fate === 1) spoiled.push(one);
    else spoiled[at] = one;
  }
  return spoiled.filter((field) => field !== undefined);
}

/** A JSON value with a part of the wrong type, missing, too large or unknown. */
export function spoilJson(given: unknown, random: Random): unknown {
  if (random.below(8) === 0 || typeof given !== 'object' || given === null) return sample(json, random);
  if (Array.isArray(given)) {
    const items = given as unknown[];
    const at = random.below(items.length + 1);
    return items.length === 0 || random.below(4) === 0
      ? [...items, sample(json, random)]
      : items.map((item, index) => (index === at ? spoilJson(item, random) : item));
  }
  const entries = Object.entries(given);
  const at = random.below(entries.length + 1);
  if (at === entries.length) return { ...given, [random.pick([...NAUGHTY_NAMES, 'colour'])]: sample(json, random) };
  if (random.below(5) === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(
    entries.map(([name, item], index) => [
      name,
      index === at ? (random.below(3) === 0 ? sample(json, random) : spoilJson(item, random)) : item,
    ]),
  );
}
