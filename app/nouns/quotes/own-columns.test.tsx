import { expect, it } from 'vitest';
import { Table } from '@ds/patterns/Table/Table';
import type { TextBrowser } from '@ds/support/text-browser';
import { i18nOf } from '~/i18n/i18n.server';
import { markupOf } from '~/testing/markup-of';
import { quoteColumns } from './own-columns';

type Row = Parameters<NonNullable<(typeof quoteColumns)[number]['cell']>>[0];
const row: Row = {
  number: '9',
  from: 'Uppsala',
  to: 'Östersund',
  departure: new Date('2026-12-23T07:00:00Z'),
  created: new Date('2026-11-25T11:00:00Z'),
  companies: [{ name: 'Demobuss Uppsala AB', status: 'answered' }],
  best: { count: 2, total: 2_345_600, until: new Date('2026-12-16T10:00:00Z') },
};

function textOf(textBrowser?: TextBrowser): string {
  const i18n = i18nOf('sv');
  const words = { t: i18n.t, path: (address: string) => address } as Parameters<
    NonNullable<(typeof quoteColumns)[number]['cell']>
  >[1];
  const columns = quoteColumns.map(({ key, cell }) => ({ key, label: key, cell: (one: Row) => cell?.(one, words) }));
  const table = <Table caption="–" rows={[row]} rowKey={({ number }) => number} columns={columns} />;
  return markupOf(table, textBrowser).replace(/<[^>]*>/g, ' ');
}

it("the times of one's own requests are short where a table of text shares 80 columns", () => {
  for (const day of [
    'ons 23 december 2026 kl. 08:00',
    'ons 25 november 2026 kl. 12:00',
    'ons 16 december 2026 kl. 11:00',
  ])
    expect(textOf()).toContain(day);
  for (const browser of ['w3m', 'lynx'] as const) {
    for (const day of ['ons 23 dec 2026 08:00', 'ons 25 nov 2026 12:00', 'ons 16 dec 2026 11:00'])
      expect(textOf(browser)).toContain(day);
  }
});
