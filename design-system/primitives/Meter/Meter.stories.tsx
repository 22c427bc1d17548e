import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { Lives, startScripts } from '@ds/support/lives';
import { longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Meter } from './Meter';

const meta = {
  title: 'Elements/Meter',
  component: Meter,
  parameters: docs('How much of something is used up, with the figure in words.', {
    use: 'for an amount within its limits.',
    not: 'for work that goes on: a ProgressBar.',
  }),
  args: { id: 'credit', label: 'Kreditutrymme', valueText: '40 000 av 100 000 kr', value: 40, max: 100 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuetext', '40 000 av 100 000 kr');
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <Meter {...args} id={`credit-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    await startScripts(canvasElement, (form) => form.querySelector('#credit-with:not(meter)'));
  },
};
export const Full: Story = { args: { value: 100, valueText: '100 000 av 100 000 kr' } };
export const Long: Story = { args: { label: longSwedish } };
export const Dark: Story = { ...dark };
