import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { BackLink } from './BackLink';

const meta = {
  title: 'Navigation/BackLink',
  component: BackLink,
  parameters: docs(`To where one came from, in words.`, {
    use: 'for the way back to a list.',
    not: 'for several levels: Breadcrumbs.',
    keys: keys.link,
  }),
  args: { href: '#results', children: 'Till resultaten' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const Long: Story = { args: { children: longSwedish } };
export const Dark: Story = { ...dark };
