import type { Meta, StoryObj } from '@storybook/react';
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
  args: { id: 'progress', label: 'Kreditutrymme', valueText: '40 000 av 100 000 kr', value: 40, max: 100 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = { args: { value: 100, valueText: '100 000 av 100 000 kr' } };
export const Long: Story = { args: { label: longSwedish } };
export const Dark: Story = { ...dark };
