import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { dark, docs, inWindow, keys } from '@ds/support/story';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: docs(`The first stop of the keyboard: past the menus to the page. Seen only when focused.`, {
    use: 'first on every page.',
    not: 'for jumps within the page’s content: those are links that everybody sees.',
    keys: keys.link,
  }),
  args: { children: 'Hoppa till innehållet' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  parameters: inWindow(120),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
  decorators: [
    (Story) => (
      <main id="main" style={{ minHeight: '3rem' }}>
        {Story()}
      </main>
    ),
  ],
};
export const ToFilters: Story = { ...Focused, args: { href: '#filters', children: 'Filtrera bussarna' } };
export const Dark: Story = { ...Focused, ...dark };
