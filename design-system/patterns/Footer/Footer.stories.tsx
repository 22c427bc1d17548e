import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { footer } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: docs(`The foot of every page, with the attribution that the map data asks for.`, {
    use: 'at the end of every public page.',
    not: 'in dashboards: their menu leads everywhere.',
  }),
  args: footer,
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
export const WithNote: Story = { args: { note: 'Bussplats AB, 556000-0000, Uppsala' } };
export const Dark: Story = { ...dark };
