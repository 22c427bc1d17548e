import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { FindField } from '@ds/patterns/FindField/FindField';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import { brand, sideNav } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { DashboardLayout } from './DashboardLayout';

interface Trip {
  time: string;
  trip: string;
  bus: string;
  driver: string;
  state: string;
  tone: Tone;
}
const trips: Trip[] = [
  {
    time: '08:00',
    trip: 'Uppsala – Gävle – Uppsala',
    bus: 'ABC 12D',
    driver: 'Förare 4',
    state: 'Startad',
    tone: 'success',
  },
  { time: '13:30', trip: 'Knivsta – Arlanda', bus: 'DEF 34G', driver: '–', state: 'Saknar förare', tone: 'warning' },
  { time: '17:15', trip: 'Enköping – Stockholm', bus: 'GHK 56L', driver: 'Förare 2', state: 'Bokad', tone: 'info' },
];
const day = (
  <Stack gap="l">
    <PageHeader
      title="Idag"
      meta="onsdag 10 mars 2027"
      actions={
        <LinkButton href="#csv" variant="secondary" size="small">
          Ladda ner CSV
        </LinkButton>
      }
    />
    <KeyFigures
      figures={[
        { label: 'resor idag', value: '3' },
        { label: 'offerter att besvara', value: '2', href: '#quotes' },
        { label: 'beläggning denna vecka', value: '71 %' },
        { label: 'bokat i mars, exkl. moms', value: '184 500 kr' },
      ]}
    />
    <Table
      caption="Resor"
      rows={trips}
      rowKey={(trip) => trip.time}
      columns={[
        { key: 'time', label: 'Avgång', cell: (trip) => trip.time, sort: { href: '#time', direction: 'ascending' } },
        { key: 'trip', label: 'Resa', cell: (trip) => <a href="#trip">{trip.trip}</a>, rowHeader: true },
        { key: 'bus', label: 'Buss', cell: (trip) => trip.bus },
        { key: 'driver', label: 'Förare', cell: (trip) => trip.driver },
        { key: 'state', label: 'Läge', cell: (trip) => <StatusBadge tone={trip.tone}>{trip.state}</StatusBadge> },
      ]}
    />
  </Stack>
);

const meta = {
  title: 'Layouts/DashboardLayout',
  component: DashboardLayout,
  parameters: {
    ...docs('A dark column with the menu beside the work; the menu folds where the screen is narrow.', {
      use: 'around every page below `/dashboard`.',
      not: 'for pages of the public site: PublicLayout.',
    }),
    layout: 'fullscreen',
  },
  args: {
    skipText: 'Hoppa till innehållet',
    brand,
    nav: sideNav,
    find: (
      <FindField
        action="#find"
        texts={{ title: 'Snabbsök', label: 'Sök nummer, namn, reg.nr eller sida', submit: 'Sök', keys: 'Ctrl K' }}
      />
    ),
    notice: 'Demo: påhittade bolag, inga riktiga pengar.',
    foot: <a href="#cookies">Inställningar för kakor</a>,
    children: day,
  },
} satisfies Meta<typeof DashboardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Hoppa till innehållet')).toHaveFocus();
  },
};
export const Dark: Story = { ...dark };
