import type { Meta, StoryObj } from '@storybook/react';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { DateTimeRangeField } from './DateTimeRangeField';

const meta = {
  title: 'Forms/DateTimeRangeField',
  component: DateTimeRangeField,
  tags: ['no-picture'],
  parameters: docs(
    'Out and home: two days with their times. Both days are picked in one calendar; without scripts two of the browser’s own fields.',
    {
      use: 'for a trip: when it leaves, and when it comes home.',
      not: 'for days without times: a DateRangeField.',
      keys: keys.day,
    },
  ),
  args: {
    name: 'departure',
    endName: 'return',
    labels: { start: 'Avresa', end: 'Hemresa' },
    optionalEnd: 'inte för enkel resa',
    defaultStart: '2027-03-10T08:00',
    defaultEnd: '2027-03-12T18:00',
  },
} satisfies Meta<typeof DateTimeRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StartAlone: Story = { args: { startAlone: true } };
export const Empty: Story = { args: { defaultStart: undefined, defaultEnd: undefined } };
export const WithError: Story = { args: { errors: { end: 'Hemresan ligger före avresan.' } } };
export const LongSwedish: Story = { args: { labels: { start: longSwedish, end: longSwedish } } };
export const LongEnglish: Story = { args: { labels: { start: longEnglish, end: longEnglish } } };
export const Dark: Story = { ...dark };
