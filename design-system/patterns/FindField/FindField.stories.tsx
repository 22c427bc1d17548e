import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { FindField } from './FindField';

const meta = {
  title: 'Navigation/FindField',
  component: FindField,
  parameters: docs('The line on top of every page of a dashboard: a number or a name, and one is there.', {
    use: 'once, in the frame of a dashboard.',
    not: 'for what a list is narrowed by: a SearchField in its filters.',
    keys: { ...keys.text, 'Ctrl K, ⌘ K': 'Opens the CommandPalette, anywhere in a page that lives' },
  }),
  args: {
    action: '#find',
    texts: { title: 'Snabbsök', label: 'Sök nummer, namn, reg.nr eller sida', submit: 'Hitta', keys: 'Ctrl K' },
    onOpen: fn(),
  },
} satisfies Meta<typeof FindField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Sök nummer, namn, reg.nr eller sida' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('49004344');
    await expect(field).toHaveValue('49004344');
  },
};
export const Palette: Story = {
  play: async ({ canvasElement, args }) => {
    // By its text: a story's frame is too narrow to show the keys, and a hidden element has no name.
    await userEvent.click(await within(canvasElement).findByText('Ctrl K'));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const Asked: Story = { args: { asked: 'Anna' } };
export const Long: Story = {
  args: { texts: { title: 'Snabbsök', label: longSwedish, submit: 'Hitta', keys: 'Ctrl K' } },
};
export const Dark: Story = { ...dark };
