import type { Meta, StoryObj } from '@storybook/react';
import { expect } from '@storybook/test';
import { dark, docs, inWindow } from '@ds/support/story';
import { PendingBar } from './PendingBar';

const meta = {
  title: 'Patterns/PendingBar',
  component: PendingBar,
  tags: ['no-picture'],
  parameters: docs(
    `A line at the top of the window while a page is on its way. Nobody has to see it: screen readers hear the new page's title.`,
    { use: 'once, in the frame of pages that live.', not: 'for work whose end is known: a ProgressBar.' },
  ),
  args: { isPending: true },
} satisfies Meta<typeof PendingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it is while a page is on its way. */
export const Pending: Story = { parameters: inWindow(80) };
/** Pictures show nothing that moves: the bar itself appears after 150 ms. */
export const Idle: Story = {
  args: { isPending: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-pending]')).toBeNull();
  },
};
export const Dark: Story = { ...dark, args: { isPending: false } };
