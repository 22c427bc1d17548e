import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { Menu } from './Menu';

const meta = {
  title: 'Patterns/Menu',
  component: Menu,
  parameters: docs(
    'Things to do, or to turn on and off, behind one button: the columns of a table. Not there without scripts, so nothing that a page needs lies in it. | Enter, Space or ↓ opens · ↑ ↓ and letters move · Enter picks · Escape closes.',
    {
      use: 'for several things to do with one thing, where they do not fit beside each other.',
      not: 'for the one thing that most want: a Button.',
      keys: keys.menu,
    },
  ),
  args: {
    label: 'Kolumner',
    entries: [
      { id: 'time', label: 'Avgång' },
      { id: 'bus', label: 'Buss' },
      { id: 'driver', label: 'Förare' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = within(document.body);

export const Selecting: Story = {
  render: function Columns(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['time', 'bus']));
    return <Menu {...args} selected={selected} onSelect={setSelected} />;
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(over.getAllByRole('menuitemcheckbox')).toHaveLength(3));
    await userEvent.click(over.getByRole('menuitemcheckbox', { name: 'Förare' }));
    await waitFor(() => expect(over.getByRole('menuitemcheckbox', { name: 'Förare' })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(over.queryByRole('menu')).toBeNull());
  },
};
export const Picking: Story = {
  args: { label: 'Mer', onPick: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(over.getAllByRole('menuitem')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith('bus'));
  },
};
export const Long: Story = { args: { label: longSwedish } };
export const Dark: Story = { ...dark };
