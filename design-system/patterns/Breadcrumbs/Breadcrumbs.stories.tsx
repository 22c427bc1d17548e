import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectTheSameInBoth, Lives } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: docs(`Where this page is.`, {
    use: 'for pages three or more levels deep.',
    not: 'for a list and its details: a BackLink.',
    keys: keys.link,
  }),
  args: {
    label: 'Du är här',
    items: [{ href: '#1', label: 'Mina resor' }, { href: '#2', label: 'BP-2027-00042' }, { label: 'Avboka' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Mina resor' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'BP-2027-00042' })).toHaveFocus();
  },
};
/** The browser’s own in both lives: hydration changes nothing. */
export const TwoLives: Story = {
  tags: ['no-picture'],
  render: (args) => <Lives>{(which) => <Breadcrumbs {...args} label={`${args.label}, ${which}`} />}</Lives>,
  play: ({ canvasElement }) => expectTheSameInBoth(canvasElement),
};
export const Long: Story = { args: { items: [{ href: '#1', label: longSwedish }, { label: longEnglish }] } };
export const Dark: Story = { ...dark };
