import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish, topNav } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { TopNav } from './TopNav';

const meta = {
  title: 'Navigation/TopNav',
  component: TopNav,
  parameters: docs(`Brand and main menu. Narrow: a button that opens it, without scripts. Wide: a row.`, {
    use: 'for public and customer pages.',
    not: 'for dashboards: a SideNav.',
    keys: keys.link,
  }),
  args: topNav,
} satisfies Meta<typeof TopNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Bussplats')).toHaveFocus();
  },
};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
};
export const Long: Story = {
  args: {
    items: [
      { href: '#1', label: longSwedish },
      { href: '#2', label: longEnglish },
    ],
  },
};
export const Dark: Story = { ...dark };
