import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FoldingSection } from '@ds/patterns/FoldingSection/FoldingSection';
import { type Column, Table } from '@ds/patterns/Table/Table';
import { type TextBrowser, TextBrowserProvider, textBrowserOf } from './text-browser';

const html = (element: ReactElement, textBrowser?: TextBrowser) =>
  renderToStaticMarkup(<TextBrowserProvider value={textBrowser}>{element}</TextBrowserProvider>);
/** A line for each row, without what only styles need. */
const lines = (markup: string) =>
  markup
    .replaceAll('</tr>', '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

interface Booking {
  number: string;
  to: string;
  driver: string;
  state: string;
  price: string;
}
const columns: Column<Booking>[] = [
  { key: 'number', label: 'Bokning', cell: ({ number }) => number, rowHeader: true, sort: { href: '#' } },
  { key: 'to', label: 'Resa', cell: ({ to }) => to },
  { key: 'driver', label: 'Förare', cell: ({ driver }) => driver },
  { key: 'state', label: 'Status', cell: ({ state }) => state, beside: true },
  { key: 'price', label: 'Pris', cell: ({ price }) => price, align: 'end' },
];
const rows: Booking[] = [{ number: '83918136', to: 'Gävle', driver: '–', state: 'Nekad', price: '3 451 kr' }];
const table = (most = columns.length) => (
  <Table caption="Bokningar" hideCaption columns={columns.slice(0, most)} rows={rows} rowKey={({ number }) => number} />
);

describe('a table', () => {
  it('in lynx says where a cell begins, and its label where there are many', () => {
    expect(lines(html(table(), 'lynx'))).toBe(
      'Bokning| Resa| Förare| Status| Pris\n83918136| Resa: Gävle| Nekad| Pris: 3 451 kr',
    );
    expect(lines(html(table(3), 'lynx'))).toBe('Bokning| Resa| Förare\n83918136| Gävle| –');
  });

  it('in other browsers has columns, and not a word more', () => {
    for (const browser of ['w3m', undefined] as const)
      expect(lines(html(table(), browser))).toBe('BokningResaFörareStatusPris\n83918136Gävle–Nekad3 451 kr');
  });

  it('has its cells at the side where they belong without styles too', () => {
    for (const browser of ['w3m', 'lynx'] as const) {
      expect(html(table(), browser).match(/<th align="left"/g)).toHaveLength(columns.length);
      expect(html(table(), browser)).toMatch(/<th align="right"[^>]*>(\| )?Pris/);
      expect(html(table(), browser)).toMatch(/<td align="right"/);
    }
    expect(html(table())).not.toContain('align=');
  });

  it('whose heading stands above it is named without words of its own', () => {
    expect(html(table())).toContain('aria-label="Bokningar"');
    expect(html(table())).not.toContain('<caption');
    const { hideCaption: _, ...props } = table().props as Parameters<typeof Table<Booking>>[0];
    expect(html(<Table {...props} />)).toContain('>Bokningar</caption>');
    expect(html(<Table {...props} />)).not.toContain('aria-label');
  });
});

it('what is read of a folded section is not read where nothing folds', () => {
  const section = (
    <FoldingSection id="sums" title="Nyckeltal" brief="3 kr sålt">
      Sålt: 3 kr
    </FoldingSection>
  );
  expect(html(section)).toContain('3 kr sålt');
  for (const browser of ['w3m', 'lynx'] as const)
    expect(html(section, browser)).toBe(
      '<section aria-labelledby="sums"><h2 id="sums">Nyckeltal</h2>Sålt: 3 kr</section>',
    );
});

it.each([
  ['Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1', 'lynx'],
  ['w3m/0.5.3+git20230121', 'w3m'],
  ['Mozilla/5.0 (X11; Linux x86_64) Lynx/1 w3m/2', undefined],
  [null, undefined],
])('%s is %s', (name, browser) => expect(textBrowserOf(name)).toBe(browser));
