import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { useState } from 'react';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Money } from '@ds/primitives/Money/Money';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { expectTheSameInBoth, expectUnderPointer, Lives } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import './dashboard-tables.css';
import { Table, type Column } from './Table';

interface Trip {
  id: number;
  time: string;
  trip: string;
  bus: string;
  driver: string;
  price: number;
}
const columns: Column<Trip>[] = [
  {
    key: 'time',
    label: 'Avgång',
    cell: (row) => row.time,
    sort: { href: '#time', direction: 'ascending' },
  },
  { key: 'trip', label: 'Resa', cell: (row) => <a href={`#${row.id}`}>{row.trip}</a>, rowHeader: true },
  { key: 'bus', label: 'Buss', cell: (row) => row.bus },
  { key: 'driver', label: 'Förare', cell: (row) => <bdi>{row.driver}</bdi> },
  { key: 'price', label: 'Pris', cell: (row) => <Money ore={row.price} />, align: 'end', sort: { href: '#price' } },
  { key: 'state', label: 'Läge', cell: () => <StatusBadge tone="success">Betald</StatusBadge> },
];
const rows: Trip[] = [
  { id: 1, time: '08:00', trip: 'Uppsala – Gävle – Uppsala', bus: 'ABC 12D', driver: 'Förare 4', price: 1_136_600 },
  { id: 2, time: '13:30', trip: 'Knivsta – Arlanda', bus: 'DEF 34G', driver: '–', price: 412_000 },
  { id: 3, time: '17:15', trip: 'Enköping – Stockholm', bus: 'GHK 56L', driver: 'Förare 2', price: 790_500 },
];

const meta = {
  title: 'Patterns/Table',
  component: Table<Trip>,
  parameters: docs(`Plain rows that become cards where the screen is narrow; headings sort by links.`, {
    use: 'for things with the same facts, to be compared.',
    not: 'for facts of one thing: a SummaryList.',
    keys: keys.grid,
  }),
  args: {
    caption: 'Resor idag',
    columns,
    rows,
    rowKey: (row: Trip) => row.id,
    orderTexts: { by: (column) => `Ordning: ${column}`, reversed: (column) => `${column}, omvänd ordning` },
  },
} satisfies Meta<typeof Table<Trip>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where rows are cards, as in its picture, the headings are hidden and a menu offers the sort orders. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    if (!window.matchMedia('(max-width: 40rem)').matches) {
      await userEvent.tab();
      await expect(table.getByRole('link', { name: 'Avgång' })).toHaveFocus();
      return;
    }
    await expect(table.queryByRole('link', { name: 'Avgång' })).toBeNull();
    await userEvent.click(table.getByRole('button', { name: 'Ordning: Avgång' }));
    const over = within(document.body);
    await waitFor(() => expect(over.getAllByRole('menuitem')).toHaveLength(2));
    await expect(over.getByRole('menuitem', { name: 'Pris' })).toHaveAttribute('href', '#price');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(over.queryByRole('menu')).toBeNull());
  },
};
/** The browser’s own in both lives: hydration changes nothing. (The sort menu has lives of its own: Patterns/Menu.) */
export const TwoLives: Story = {
  tags: ['no-picture'],
  args: { columns: columns.map((column) => ({ ...column, sort: undefined })) },
  render: (args) => <Lives>{() => <Table {...args} />}</Lives>,
  play: ({ canvasElement }) => expectTheSameInBoth(canvasElement),
};
/** On a hydrated page: arrows move between rows, Space selects, Ctrl A selects all. */
export const Selection: Story = {
  args: {
    hideCaption: true,
    selection: {
      name: 'row',
      selected: new Set<string>(),
      onChange: fn(),
      allLabel: 'Välj alla',
      rowLabel: (row: Trip) => `Välj ${row.trip}`,
    },
  },
  render: function Selecting(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
    return <Table {...args} selection={{ ...args.selection!, selected, onChange: setSelected }} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const all = await page.findByRole('checkbox', { name: /Välj alla/ });
    await expect(page.getByRole('checkbox', { name: /Knivsta/ })).toBeChecked();
    const third = page.getByRole('checkbox', { name: /Enköping/ });
    await expectUnderPointer(third);
    await userEvent.click(third);
    await expect(third).toBeChecked();
    await userEvent.click(all);
    await waitFor(() => expect(page.getByRole('checkbox', { name: /Uppsala/ })).toBeChecked());
    await userEvent.tab();
  },
};
/** A row that nothing can be done to has no box but the reason, and is not among all. */
export const SomeSelectable: Story = {
  args: {
    ...Selection.args,
    selection: {
      ...Selection.args!.selection!,
      whyNot: ({ trip }) => (/Knivsta/.test(trip) ? 'Kan inte väljas: körs redan' : undefined),
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: /Välj alla/ }));
    await expect(page.queryByRole('checkbox', { name: /Knivsta/ })).toBeNull();
    await expect(page.getByRole('gridcell', { name: 'Kan inte väljas: körs redan' })).toBeVisible();
    const [[chosen]] = (args.selection!.onChange as ReturnType<typeof fn>).mock.calls as [[ReadonlySet<string>]];
    await expect([...chosen]).not.toContain('2');
    await expect(chosen.size).toBe(args.rows.length - 1);
  },
};
/** Each column is resized at its edge, by mouse or with Enter and the arrows. */
export const Resizable: Story = {
  args: { resizable: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('slider', { hidden: true }).length).toBe(6));
  },
};
export const HiddenCaption: Story = { args: { hideCaption: true } };
/** Closer rows, for people who read many. */
export const Dense: Story = { args: { dense: true } };
export const Even: Story = { args: { even: true } };
export const Long: Story = { args: { rows: [{ ...rows[0]!, trip: longSwedish, driver: longEnglish }] } };
export const Dark: Story = { ...dark };
