import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Steps } from './Steps';

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  parameters: docs(`Where one is in a task of several pages.`, {
    use: 'on each page of a task with a fixed order: search, book, pay.',
    not: 'for pages that can be visited in any order: Tabs. For one form of one page.',
  }),
  args: {
    label: 'Steg',
    current: 1,
    steps: [{ label: 'Sök', href: '#search' }, { label: 'Uppgifter' }, { label: 'Betala' }, { label: 'Klart' }],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Sök' })).toHaveFocus();
  },
};
export const First: Story = { args: { current: 0 } };
export const Long: Story = { args: { steps: [{ label: longSwedish }, { label: longEnglish }] } };
export const Dark: Story = { ...dark };
