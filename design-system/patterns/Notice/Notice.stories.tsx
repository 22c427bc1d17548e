import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, windowed } from '@ds/support/story';
import { Button } from '@ds/primitives/Button/Button';
import { Notice } from './Notice';

const meta = {
  title: 'Patterns/Notice',
  component: Notice,
  // It lies over the page, so there is no place of its own to picture.
  tags: ['no-picture'],
  parameters: windowed(
    180,
    docs(
      `Something that concerns the page as it stands now: a session that ended, a network that is away. Read out at once. What belongs to the page itself is a Banner, what has been done a Toast.`,
      {
        use: 'for what goes by again, and matters wherever on the page one is.',
        not: 'for what belongs to the page itself: a Banner. For what has been done: a Toast.',
      },
    ),
  ),
  args: { title: 'Ingen kontakt', children: 'Vi försöker igen.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Ingen kontakt');
  },
};
export const Warning: Story = { args: { tone: 'warning', children: <Button type="button">Försök igen</Button> } };
export const Long: Story = { args: { title: longSwedish, children: longEnglish } };
export const Dark: Story = { ...dark };
