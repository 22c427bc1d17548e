import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FoldingSection } from '@ds/patterns/FoldingSection/FoldingSection';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { OfferCard } from '@ds/patterns/OfferCard/OfferCard';
import { Prose } from '@ds/patterns/Prose/Prose';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Best, SideBySide } from '@ds/patterns/SideBySide/SideBySide';
import { type Column, Table } from '@ds/patterns/Table/Table';
import { TopNav } from '@ds/patterns/TopNav/TopNav';
import { Button } from '@ds/primitives/Button/Button';
import { HiddenSubmit } from '@ds/primitives/HiddenSubmit/HiddenSubmit';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { FoldWord } from './FoldWord';
import { LineBelow, NextLine } from './NextLine';
import { readableIn, type TextBrowser, TextBrowserProvider } from './text-browser';

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
      'Bokning| Resa| Förare| Status| Pris\n* 83918136| Resa: Gävle| Nekad| Pris: 3 451 kr',
    );
    expect(lines(html(table(3), 'lynx'))).toBe('Bokning| Resa| Förare\n* 83918136| Gävle| –');
  });

  it('in lynx marks where each row begins, before what is ticked too', () => {
    const selection = {
      name: 'chosen',
      selected: new Set<string>(),
      onChange: () => undefined,
      allLabel: '',
      rowLabel: () => '',
    };
    const { number } = rows[0]!;
    const two = [rows[0]!, { ...rows[0]!, number: '12345678' }];
    const props = { caption: 'Bokningar', columns, rows: two, rowKey: (row: Booking) => row.number };
    expect(lines(html(<Table {...props} />, 'lynx')).match(/^\* \d{8}\|/gm)).toHaveLength(2);
    const ticked = html(<Table {...props} selection={selection} />, 'lynx');
    expect(ticked.match(/<tr role="row"><td data-boxes="true" role="cell">\* /g)).toHaveLength(2);
    expect(lines(ticked)).toContain(`* ${number}`);
    expect(lines(ticked)).not.toContain('* * ');
  });

  it('in other browsers has columns, and not a word more', () => {
    for (const browser of ['w3m', undefined] as const)
      expect(lines(html(table(), browser))).toBe('BokningResaFörareStatusPris\n83918136Gävle–Nekad3 451 kr');
  });

  it('has its cells at the side where they belong without styles too', () => {
    for (const browser of ['w3m', 'lynx'] as const) {
      expect(html(table(), browser).match(/<th align="left"/g)).toHaveLength(columns.length);
      expect(html(table(), browser)).toMatch(/<th align="right"[^>]*>(\| )?Pris/);
      expect(html(table(), browser)).toMatch(/<td align="right" valign="top"/);
    }
    expect(html(table())).not.toContain('align=');
  });

  it('has no column of pictures that say nothing where none are shown', () => {
    const drawn = [...columns, { key: 'drawing', label: 'Bild', cell: () => <svg />, decorates: true }];
    const pictures = <Table caption="Bussar" columns={drawn} rows={rows} rowKey={({ number }) => number} />;
    expect(html(pictures)).toContain('Bild');
    for (const browser of ['w3m', 'lynx'] as const) expect(html(pictures, browser)).not.toMatch(/Bild|<svg/);
  });

  it('whose heading stands above it is named without words of its own', () => {
    expect(html(table())).toContain('aria-label="Bokningar"');
    expect(html(table())).not.toContain('<caption');
    const { hideCaption: _, ...props } = table().props as Parameters<typeof Table<Booking>>[0];
    expect(html(<Table {...props} />)).toContain('>Bokningar</caption>');
    expect(html(<Table {...props} />)).not.toContain('aria-label="Bokningar"');
    // Lynx says «CAPTION:», and both centre it.
    for (const browser of ['w3m', 'lynx'] as const)
      expect(html(<Table {...props} />, browser)).toMatch(/^<p>Bokningar<\/p><table[^>]* aria-label="Bokningar"/);
  });

  it('in w3m has below its row what would make it wider than the screen', () => {
    const wide = columns.map((column) => ({ ...column, below: ['to', 'driver', 'state'].includes(column.key) }));
    const sunk = () => (
      <Table caption="Bokningar" hideCaption columns={wide} rows={rows} rowKey={({ number }) => number} />
    );
    // Nothing is told of what is not there.
    expect(lines(html(sunk(), 'w3m'))).toBe('BokningPris\n839181363 451 kr\nResa: Gävle · Status: Nekad');
    expect(html(sunk(), 'w3m')).toContain('<td></td><td colSpan="1">Resa: Gävle');
    for (const browser of ['lynx', undefined] as const) expect(html(sunk(), browser)).toBe(html(table(), browser));
  });
});

describe('a written page’s table', () => {
  const written =
    '<table><thead><tr><th scope="col">Uppgift</th><th scope="col">Skäl</th></tr></thead><tbody><tr><td data-column="Uppgift">Namn</td><td>Avtal</td></tr>\n<tr><td>Adress</td><td>Lag</td></tr></tbody></table>';
  const read = (browser?: TextBrowser) => html(<Prose html={written} />, browser);

  it('marks in lynx where rows and cells begin, as other tables do', () => {
    expect(lines(read('lynx')).split(/\n+/)).toEqual(['Uppgift | Skäl', '* Namn | Avtal', '* Adress | Lag']);
    expect(read()).toContain(written);
  });

  it('begins at the left of one line without styles', () => {
    expect(read('w3m').match(/align="left" valign="top"/g)).toHaveLength(6);
    expect(read('w3m')).not.toMatch(/[|*]/);
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

it('what a fold sums up is not read where nothing folds, and what else it says is', () => {
  const fold = (isBrief: boolean) => (
    <NarrowFold title="31 vuxna" isBrief={isBrief}>
      Resenärer: 31 vuxna
    </NarrowFold>
  );
  expect(html(fold(true))).toBe(html(fold(false)));
  for (const browser of ['w3m', 'lynx'] as const) {
    expect(html(fold(true), browser)).toBe('<div>Resenärer: 31 vuxna</div>');
    expect(html(fold(false), browser)).toContain('>31 vuxna:</summary>');
  }
});

it('what a fold is called says that something follows, where it is always there', () => {
  const word = (text: string) => <FoldWord>{text}</FoldWord>;
  expect(html(word('Fler önskemål'))).toBe('Fler önskemål');
  for (const browser of ['w3m', 'lynx'] as const) {
    expect(html(word('Fler önskemål'), browser)).toBe('Fler önskemål:');
    expect(html(word('Fungerar inte betalsidan?'), browser)).toBe('Fungerar inte betalsidan?');
  }
});

it('a menu that does not fold has no button', () => {
  const menu = (
    <TopNav
      brand={{ name: 'Bussplats', href: '/' }}
      label="Huvudmeny"
      menuLabel="Meny"
      items={[{ href: '/a', label: 'Hitta buss' }]}
    />
  );
  expect(html(menu)).toContain('>Meny</summary>');
  for (const browser of ['w3m', 'lynx'] as const) expect(html(menu, browser)).not.toMatch(/>Meny<|<details/);
});

describe('a price, line by line,', () => {
  const price = (
    <PriceLines
      caption="Pris"
      lines={[
        { label: 'Förartid', detail: '5 tim × 395 kr', ore: 197_500 },
        { label: 'Moms 6 % av 1 975 kr', ore: 11_850 },
      ]}
    />
  );
  const read = (browser?: TextBrowser) => lines(html(price, browser)).replaceAll('\u00a0', ' ');

  it('has its amounts apart from how they were calculated', () => {
    // On a line of their own each, or one after the other: a mark at the amount would stand in the middle of a column.
    expect(read('lynx')).toBe('Förartid (5 tim × 395 kr):1 975,00 kr\nMoms 6 % av 1 975 kr:118,50 kr');
    expect(read('w3m')).toContain('Förartid (5 tim × 395 kr)1 975,00 kr');
    expect(read()).toContain('Förartid 5 tim × 395 kr1 975,00 kr');
  });

  it('has its amounts at the right, below each other', () => {
    for (const browser of ['w3m', 'lynx'] as const) {
      expect(html(price, browser).match(/<th scope="row" align="left"/g)).toHaveLength(2);
      expect(html(price, browser).match(/<td align="right"/g)).toHaveLength(2);
    }
    expect(html(price)).not.toContain('align=');
  });

  it('is named without words of its own', () => {
    expect(html(price)).toContain('aria-label="Pris"');
    expect(html(price)).not.toContain('<caption');
  });
});

describe('things side by side', () => {
  const bus = {
    id: 'a',
    title: 'Demobuss',
    rows: [
      {
        label: 'Buss',
        value: (
          <>
            53 platser<Best>flest platser</Best>
          </>
        ),
      },
    ],
  };
  const compared = <SideBySide label="Jämför" heads={{ action: 'Boka' }} things={[bus, { ...bus, id: 'b' }]} />;

  it('say what is the best apart from the value', () => {
    for (const browser of ['w3m', 'lynx'] as const)
      expect(lines(html(compared, browser))).toContain('53 platser (flest platser)');
    expect(lines(html(compared))).toContain('53 platser flest platser');
  });

  it('are apart in lynx, which writes the cells of a row after each other, and their lines too', () => {
    const fee = (
      <>
        10 %<NextLine />
        50 %
      </>
    );
    const table = (
      <SideBySide
        label="Jämför"
        heads={{ action: 'Boka' }}
        things={[
          { id: 'a', title: 'Ett AB', rows: [{ label: 'Avgift', value: fee }] },
          { id: 'b', title: 'Två AB', rows: [{ label: 'Avgift', value: '20 %' }] },
        ]}
      />
    );
    const textOf = (browser?: TextBrowser) => html(table, browser).replace(/<[^>]*>/g, '');
    expect(textOf('lynx')).toBe('Ett AB | Två ABAvgift: 10 %; 50 % | 20 %');
    for (const browser of ['w3m', undefined] as const) {
      expect(html(table, browser)).toContain('<br/>');
      expect(textOf(browser)).not.toMatch(/[|;:]/);
    }
  });

  it('begin on the same line without styles too', () => {
    expect(html(compared, 'w3m').match(/valign="top"/g)).toHaveLength(5);
    expect(html(compared)).not.toContain('align=');
  });
});

it('what looks like a button is in brackets where nothing else tells where it ends', () => {
  const buttons = (
    <Row>
      <Button>Avboka</Button>
      <LinkButton href="/sv">Behåll</LinkButton>
    </Row>
  );
  const read = (browser?: TextBrowser) =>
    html(buttons, browser)
      .replace(/<[^>]*>/g, '')
      .trim();
  expect(read()).toBe('Avboka Behåll');
  expect(read('w3m')).toBe('[Avboka] [Behåll]');
  // It says «(BUTTON)» itself.
  expect(read('lynx')).toBe('Avboka [Behåll]');
});

it('a button that only Enter presses is left out where Enter presses none', () => {
  expect(html(<HiddenSubmit />)).toContain('type="submit"');
  for (const browser of ['w3m', 'lynx'] as const) expect(html(<HiddenSubmit />, browser)).toBe('');
});

it('a page has no characters that a text browser cannot measure', () =>
  expect(readableIn('ons 10 mars 08:00–\u206017:00')).toBe('ons 10 mars 08:00–17:00'));

it('a state is apart from the words beside it', () => {
  const state = (
    <>
      <StatusBadge tone="danger" isFollowed>
        Avbokad
      </StatusBadge>
      <Apart />
      <span>Enkel resa</span>
    </>
  );
  const read = (browser?: TextBrowser) => html(state, browser).replace(/<[^>]*>/g, '');
  expect(read()).toBe('Avbokad, Enkel resa');
  for (const browser of ['w3m', 'lynx'] as const) expect(read(browser)).toBe('Avbokad · Enkel resa');
});

it('lines that are blocks are in the line of their row in lynx', () => {
  const held = (
    <>
      <span>Betalning pågår</span>
      <LineBelow isSmall>Reserverad till kl. 23:33</LineBelow>
      <LineBelow>Slutför bokningen</LineBelow>
    </>
  );
  expect(html(held, 'lynx')).toBe('<span>Betalning pågår</span>; Reserverad till kl. 23:33; Slutför bokningen');
  expect(html(held, 'w3m')).toContain('<div class="small">Reserverad till kl. 23:33</div><div>');
  expect(html(<LineBelow isFirst>Reserverad</LineBelow>, 'lynx')).toBe('Reserverad');
});

it('what a link leads to in an offer is an element that w3m knows', () => {
  const offer = html(<OfferCard id="offer-18" title="Turistbuss" picture={null} head={[]} />, 'w3m');
  expect(offer).toMatch(/<div[^>]* id="offer-18"/);
});
