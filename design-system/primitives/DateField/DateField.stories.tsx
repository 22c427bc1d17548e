import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { DateField } from './DateField';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: docs("A day, by the browser's own calendar."),
  args: { name: 'day', label: 'Dag', defaultValue: '2027-03-10' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Dag');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};
export const WithLimits: Story = {
  args: { name: 'day', label: 'Dag', min: '2027-03-01', max: '2027-12-31', hint: 'Under 2027.' },
};
export const WithError: Story = {
  args: { error: 'Välj en dag från och med i morgon.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Välj en dag från och med i morgon.' }, ...dark };
