import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toLocalText } from '@bff/domain/shared/time';
import { formatMoney } from '@formats';
import { LINE_KINDS, type Price, priceTrip } from './price';
import { readPriceCase } from './price-case';

const page = readFileSync('docs/pricing.md', 'utf8');
const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => JSON.parse(block!) as unknown);

const read = readPriceCase(blocks[0]);
if (!read.ok) throw new Error(read.faults.join('\n'));
const { segments } = read.case;
const price = priceTrip(read.case) as Price;
/** Amounts as the page writes them: with plain spaces. */
const kronor = (ore: number) => formatMoney(ore, 'sv', { decimals: true }).replace(/\s/g, ' ').replace(' kr', '');

describe('docs/pricing.md', () => {
  it('prints what the command prints', () => expect(blocks[1]).toEqual(price));

  it('has the lines of the example in its table', () => {
    const table = page.slice(page.indexOf('| line          | quantity')).split('\n\n')[0]!;
    const rows = table
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      );
    const expected = price.lines.map((line) => [
      line.kind,
      String(line.quantity),
      line.unit,
      kronor(line.rate),
      kronor(line.amount),
    ]);
    expect(rows).toEqual(expected);
  });

  it('has the sums', () => {
    const { operatorPrice, customerPrice, tax, total } = price;
    expect(page).toContain(
      `Operator price ${kronor(operatorPrice)} kr, customer price ${kronor(customerPrice)} kr, tax ${kronor(tax)} kr, **total ${kronor(total)} kr**`,
    );
  });

  it('has the times and metres of the example', () => {
    const clock = (millis: number) => new Date(millis).toISOString().slice(12, 19).replace(/^0?/, '');
    const [first, last] = [segments[0]!, segments.at(-1)!];
    const wait = segments[3]!.end - segments[3]!.start;
    const local = (at: number) => `${toLocalText(at).slice(11)}:${new Date(at).toISOString().slice(17, 19)}`;
    for (const said of [
      `leaves Knivsta at ${local(first.start)}`, `loads from ${local(segments[1]!.start).slice(0, 5)}`, `arrives at ${local(segments[2]!.end)}`,
      `back in Knivsta at ${local(last.end)}`, `The wait is ${clock(wait)}`, `the other ${clock(wait - 3_600_000)} are standby`,
      `without it: ${clock(last.end - first.start - wait + 3_600_000)}, billed as`,
      `19:00:00–${local(last.end)}`, `Of ${kronor(segments.reduce((sum, one) => sum + one.metres, 0) * 100).replace(',00', '')} m`,
    ]) expect(page.replace(/\s+/g, ' ')).toContain(said); // prettier-ignore
  });

  it('explains every line, in order', () => {
    const table = page.slice(page.indexOf('## The lines'), page.indexOf('## What a line says'));
    expect([...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, names]) => names!.match(/\w+/g))).toEqual(LINE_KINDS);
  });
});
