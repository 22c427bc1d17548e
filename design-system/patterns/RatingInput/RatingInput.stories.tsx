import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { RatingInput } from './RatingInput';

const meta = {
  title: 'Forms/RatingInput',
  component: RatingInput,
  parameters: docs(`One to five stars: radio buttons, filled by CSS alone.`, {
    use: 'for one to five stars.',
    keys: keys.dots,
  }),
  args: {
    name: 'rating',
    legend: 'Hur var resan?',
    labels: ['1 av 5: dålig', '2 av 5', '3 av 5', '4 av 5', '5 av 5: mycket bra'],
  },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(within(canvasElement).getByLabelText('2 av 5')).toBeChecked();
  },
};
export const Chosen: Story = { args: { defaultValue: 4 } };
export const WithError: Story = { args: { error: 'Välj ett till fem.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 2 } };
export const Long: Story = { args: { legend: longSwedish } };
export const Dark: Story = { args: { defaultValue: 4 }, ...dark };
