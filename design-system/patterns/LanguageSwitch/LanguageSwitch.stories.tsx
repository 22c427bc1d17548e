import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { dark, docs, keys } from '@ds/support/story';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  parameters: docs("This page in the other language, named in that language. An entry of TopNav's or Footer's list.", {
    use: 'at the end of every menu.',
    not: 'for a choice that is kept with the account: that is a field of the profile.',
    keys: keys.link,
  }),
  args: { href: '#en', label: 'English', lang: 'en' },
  decorators: [(Story) => <ul>{Story()}</ul>],
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToEnglish: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'English' })).toHaveFocus();
  },
};
export const ToSwedish: Story = { args: { href: '#sv', label: 'Svenska', lang: 'sv' } };
export const Dark: Story = { ...dark };
