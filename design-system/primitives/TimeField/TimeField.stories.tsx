import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { TimeField } from './TimeField';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  parameters: docs('A time of day.'),
  args: { name: 'time', label: 'Tid', defaultValue: '08:00' },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Tid');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};
export const Step: Story = { args: { name: 'time', label: 'Tid', step: 900, defaultValue: '08:15' } };
export const WithError: Story = {
  args: { error: 'Skriv en tid, till exempel 08:00.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv en tid, till exempel 08:00.' }, ...dark };
