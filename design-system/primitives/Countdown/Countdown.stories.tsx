import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from '@storybook/test';
import { dark, docs } from '@ds/support/story';
import { Countdown } from './Countdown';

const meta = {
  title: 'Elements/Countdown',
  component: Countdown,
  parameters: docs(
    `Time left. The server's sentence stands without scripts; with them it counts by the time that passes, not by the reader's clock.`,
    {
      use: 'where something is lost when the time is up: a hold, a link.',
      not: 'for how long ago something was: a DateTime.',
    },
  ),
  args: {
    until: 1_000,
    now: 3_000,
    children: 'Platsen hålls till 14:20',
    texts: { running: 'Platsen hålls i {time} till', ended: 'Platsen hålls inte längre' },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Platsen hålls inte längre'));
  },
};
export const Running: Story = {
  args: { until: 20 * 60_000, now: 0 },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Platsen hålls i (20|19) min till/));
  },
};
/** The last five minutes. */
export const Soon: Story = {
  args: { until: 4 * 60_000, now: 0 },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Platsen hålls i (4|3) min till/));
    await expect(canvasElement.querySelector('[data-soon]')).toBeVisible();
  },
};
export const Dark: Story = { ...dark };
