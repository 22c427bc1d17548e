import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { DateTime } from './DateTime';

const meta = {
  title: 'Elements/DateTime',
  component: DateTime,
  parameters: docs(`An instant on Stockholm's clock, in a time element.`, {
    use: 'for every instant that is shown, so that all are written alike and on the same clock.',
    not: 'for a day or a time that is filled in: DateField and TimeField.',
  }),
  args: { at: Date.UTC(2027, 2, 10, 7, 0) },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DateOnly: Story = { args: { show: 'date' } };
export const TimeOnly: Story = { args: { show: 'time' } };
export const Dark: Story = { ...dark };
