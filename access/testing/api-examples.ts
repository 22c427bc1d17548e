import { readFileSync, writeFileSync } from 'node:fs';
import type { Example } from '@bff/api/openapi/examples';

/** Normalises a run of the API, so that ids, instants and secrets are the same in every run. */

const START = Date.UTC(2027, 2, 1, 8);
const QUARTER = 15 * 60_000;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NUMBER = /^\d{7,10}$/;
const MOST_ROWS = 2;
/** The tests' secrets, as plain words. */
const PLAIN = [
  ['Hemliga Buss', 'Nordlinjens Buss'],
  ['Hemlig Kontakt', 'Karin Kontakt'],
  ['hemlig.kontakt', 'karin.kontakt'],
  ['Hemlig service', 'Service'],
  ['hemlig', 'job-1'],
] as const;

/** Eight digits with a check digit, like booking numbers (Luhn). */
function bookingNumber(index: number): string {
  const digits = String(1_042_370 + index * 7);
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export class Steadier {
  readonly #numbers = new Map<string, string>();
  readonly #ids = new Map<string, number>();
  readonly #uuids = new Map<string, string>();

  constructor(private readonly now: number) {}

  steady(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map((one) => this.steady(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.steady(inner, name)]));
    if (typeof value === 'number') return /(?:^i|I)ds?$|^companies$/.test(key) ? this.#id(value) : value;
    return typeof value === 'string' ? this.#text(value, key) : value;
  }

  /** A path parameter: numbers are ids. */
  parameter(value: string, name: string): string {
    return /^\d+$/.test(value) && name === 'id' ? String(this.#id(Number(value))) : this.#text(value, name);
  }

  #text(text: string, key: string): string {
    if (INSTANT.test(text)) {
      const ahead = Math.round((Date.parse(text) - this.now) / QUARTER) * QUARTER;
      return new Date(START + ahead).toISOString().replace('.000Z', 'Z');
    }
    if (UUID.test(text)) return this.#kept(this.#uuids, text, (index) => `4f0c0c6e-6d2b-4a55-9d5c-5b3a3ed0b1${(index + 10).toString(16).padStart(2, '0')}`); // prettier-ignore
    if (NUMBER.test(text) && /umber$/.test(key) && key !== 'orgNumber' && key !== 'registrationNumber')
      return this.#kept(this.#numbers, text, bookingNumber);
    if (key === 'token' || key === 'offer' || key === 'data' || key === 'uuid') return `${key === 'data' ? 'q3Zt1xkS8w-pepper-2027' : `eyJhbGciOi-${key}-7f3kQ`}`; // prettier-ignore
    if (key === 'url') return 'https://pay.example/c/pay/cs_7f3kQ';
    const told = PLAIN.reduce((plain, [marked, said]) => plain.replaceAll(marked, said), text);
    return /name$|email$/i.test(key) ? told.replace(/[ -]?\d+(?=@|$| AB$)/g, '') : told;
  }

  #id(id: number): number {
    return this.#kept(this.#ids, String(id), (index) => 11 + index);
  }

  #kept<Value>(known: Map<string, Value>, key: string, make: (index: number) => Value): Value {
    const value = known.get(key) ?? make(known.size);
    known.set(key, value);
    return value;
  }
}

/** The keys of an answer and the type of each value; for a list, those of its first row. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, shapeOf(inner)]),
  );
}

export const shapeOfExample = ({ request, status, answer }: Example): unknown => shapeOf({ request, status, answer });

/** The examples that the file keeps; `EXAMPLES=write` replaces them with these first. */
export function keptExamples<Example>(file: URL | string, examples: Record<string, Example>): Record<string, Example> {
  if (process.env['EXAMPLES'] === 'write') writeFileSync(file, `${JSON.stringify(examples, null, 2)}\n`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>;
}
