import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { NarrowFold } from './NarrowFold';

const meta = {
  title: 'Layout/NarrowFold',
  component: NarrowFold,
  parameters: docs(
    'What stands beside a list where there is room, and is folded above it where the screen is narrow. A `details` with the utility `unfold-l`, so it needs no scripts; a browser that cannot show a closed one keeps the button. What else is folded on some screens has the same utilities: `unfold-l` (no fold from 60 rem, and on paper), `unfold-m` (from 48 rem), `unfold-s` (below 48 rem).',
    {
      use: 'for what stands beside the content on a wide screen, and is seldom needed on a narrow one.',
      not: 'for what must be read: it is out of sight on a telephone. For a fold at every width: a Disclosure.',
      keys: keys.fold,
    },
  ),
  args: { title: 'Karta över resan', children: <p>Rutten går Uppsala – Gävle.</p> },
} satisfies Meta<typeof NarrowFold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const summary = page.getByText('Karta över resan');
    // On a wide screen it is open and has no button. Enter on a summary is the browser's own and sends a click.
    if (getComputedStyle(summary).display !== 'none') {
      await expect(page.getByText(/Rutten/)).not.toBeVisible();
      await userEvent.click(summary);
    }
    await expect(page.getByText(/Rutten/)).toBeVisible();
  },
};
export const Long: Story = { args: { title: longSwedish, children: <p>{longSwedish}</p> } };
export const Dark: Story = { ...dark };
