import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish, sideNav } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { SideNav } from './SideNav';

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  parameters: docs(`The menu of a dashboard.`, {
    use: 'for the screens of a dashboard.',
    not: 'for public pages: a TopNav.',
    keys: keys.link,
  }),
  args: sideNav,
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Meny'));
    const link = within(canvasElement).getByText('Fordon');
    link.focus();
    await expect(link).toHaveFocus();
  },
};
export const Long: Story = {
  args: { groups: [{ title: longSwedish, items: [{ href: '#1', label: longEnglish, current: true }] }] },
};
export const Dark: Story = { ...dark };
