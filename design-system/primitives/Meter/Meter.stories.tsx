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
  args: { id: 'codes', label: 'Återställningskoder kvar', valueText: '4 av 10', value: 4, max: 10 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuetext', '4 av 10');
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <Meter {...args} id={`codes-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    await startScripts(canvasElement, (form) => form.querySelector('#codes-with:not(meter)'));
  },
};
export const Full: Story = { args: { value: 10, valueText: '10 av 10' } };
export const Long: Story = { args: { label: longSwedish } };
export const Dark: Story = { ...dark };
