import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  parameters: docs(
    'A day and time on the wall clock, in one native control: exactly what the search address carries (`2027-03-10T08:00`).',
    {
      use: 'for a departure: a day and a time that are one thing.',
      not: 'where the day is given: a TimeField.',
      keys: keys.time,
    },
  ),
  args: { name: 'departure', label: 'Avresa', defaultValue: '2027-03-10T08:00' },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Avresa');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};
export const WithLimits: Story = {
  args: { name: 'departure', label: 'Avresa', min: '2027-03-01T00:00', hint: 'Tidigast i morgon.' },
};
export const WithError: Story = {
  args: { error: 'Avresan måste ligga i framtiden.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Avresan måste ligga i framtiden.' }, ...dark };
