import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Brand } from './Brand';

const meta = {
  title: 'Navigation/Brand',
  component: Brand,
  parameters: docs(`The sign and the name. The name is a setting.`, {
    use: 'once on a page, in its top bar, as the way home.',
    not: 'as a heading or an ornament.',
  }),
  args: { name: 'Bussplats', href: '#start' },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Bussplats' })).toHaveFocus();
  },
};
export const Text: Story = { args: { href: undefined } };
export const Long: Story = { args: { name: longSwedish } };
export const Dark: Story = { ...dark };
