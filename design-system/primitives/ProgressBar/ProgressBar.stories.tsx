import type { Meta, StoryObj } from '@storybook/react';
import { Lives, startScripts } from '@ds/support/lives';
import { longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Elements/ProgressBar',
  component: ProgressBar,
  parameters: docs(`How far something has come, with the figure in words.`, {
    use: 'for how far a work has come.',
    not: 'for how much is used up: a Meter.',
  }),
  args: { id: 'progress', label: 'Skickat', valueText: '3,2 av 8 MB', value: 3.2, max: 8 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <ProgressBar {...args} id={`progress-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    await startScripts(canvasElement, (form) => form.querySelector('#progress-with:not(progress)'));
  },
};
export const Full: Story = { args: { value: 8, valueText: '8 av 8 MB' } };
export const Long: Story = { args: { label: longSwedish } };
export const Dark: Story = { ...dark };
