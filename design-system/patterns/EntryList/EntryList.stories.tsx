import type { Meta, StoryObj } from '@storybook/react';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { EntryList } from './EntryList';

const at = (instant: string, show: 'dateTime' | 'exact' = 'dateTime') => (
  <DateTime at={new Date(instant)} show={show} />
);

const meta = {
  title: 'Patterns/EntryList',
  component: EntryList,
  parameters: docs(`What was written or what happened, one below the other, each with its time and who did it.`, {
    use: 'for notes, and for what happened to one thing, where each entry is words of its own.',
    not: 'for an itinerary: a Timeline. For rows that are compared or sorted: a Table.',
    keys: keys.fold,
  }),
  args: {
    label: 'Anteckningar',
    entries: [
      {
        key: 2,
        at: at('2027-03-10T07:04:00Z'),
        by: 'Anna Berg',
        body: 'Ringde om barnvagnen.\nBagageutrymmet räcker.',
        actions: (
          <>
            <a href="#change">Ändra</a>
            <a href="#remove">Ta bort</a>
          </>
        ),
      },
      {
        key: 1,
        at: at('2027-03-09T12:30:00Z'),
        by: <>Olle Svensson, ändrad {at('2027-03-09T12:32:00Z')}</>,
        body: 'Kontaktar kunden i morgon.',
      },
    ],
  },
} satisfies Meta<typeof EntryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** In a table cell: time and words side by side where there is room. */
export const Dense: Story = {
  args: {
    label: 'Köp 49004344',
    dense: true,
    entries: [
      {
        key: 2,
        at: at('2027-03-10T07:04:12Z', 'exact'),
        by: 'Systemet (betalningar)',
        body: <a href="#2">Väntar på betalning → Köpt</a>,
      },
      {
        key: 1,
        at: at('2027-03-10T07:02:48Z', 'exact'),
        by: 'Charlie (charlie)',
        body: <a href="#1">Preliminärbokad</a>,
      },
    ],
  },
};
/** On a narrow screen the older ones are folded. */
export const Folded: Story = {
  args: {
    entries: Array.from({ length: 10 }, (_, index) => ({
      key: index,
      at: at(`2027-03-10T07:0${9 - index}:00Z`),
      by: 'Anna Berg',
      body: `Anteckning ${10 - index}`,
    })),
    showMore: (count) => `Visa ${count} till`,
  },
};
export const Long: Story = {
  args: {
    entries: [
      { key: 1, at: at('2027-03-10T07:04:00Z'), by: longEnglish, body: longSwedish },
      { key: 2, at: at('2027-03-10T07:04:00Z'), body: 'x'.repeat(200) },
    ],
  },
};
export const Dark: Story = { ...dark };
