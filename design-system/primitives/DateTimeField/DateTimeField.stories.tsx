import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  parameters: docs(
    'A day and a time on the wall clock: two fields of text under one name. They say the same in every browser, and take `12 maj`, `tomorrow`, `8.30` and `8:30 pm`; with scripts, the time offers the quarter hours.',
    {
      use: 'for a departure: a day and a time that are one thing.',
      not: 'where the day is given: a TimeField.',
      keys: { ...keys.text, '↓ in the time': 'The quarter hours' },
    },
  ),
  args: { name: 'departure', label: 'Avresa', timeLabel: 'Tid', defaultValue: '2027-03-10T08:00' },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('textbox', { name: 'Avresa' });
    const time = canvas.getByRole('textbox', { name: 'Avresa Tid' });
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('2027-03-10');
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await expect(time).toHaveValue('08:00');
  },
};
/** Unreadable input stays as it was typed. */
export const WithError: Story = {
  args: {
    defaultValue: '12 blommaj, 8',
    error: 'Skriv en dag, till exempel 2027-03-10 eller 10 mars.',
    hint: 'Så att rätt buss kommer.',
  },
};
export const WrongTime: Story = { args: { error: 'Skriv ett klockslag, till exempel 08:30.', isOfTime: true } };

export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Avresan måste ligga i framtiden.' }, ...dark };
