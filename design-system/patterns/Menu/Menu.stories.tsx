import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { Lives, liveForm, startScripts } from '@ds/support/lives';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { Menu } from './Menu';

const meta = {
  title: 'Patterns/Menu',
  component: Menu,
  parameters: docs('Several ways on behind one button, as the orders of a list where a telephone hides its headings.', {
    use: 'for several ways on that do not fit beside each other.',
    not: 'for the one thing that most want: a Button.',
    keys: keys.menu,
  }),
  args: {
    label: 'Ordning: Namn',
    entries: [
      { id: 'name', label: 'Namn, omvänd ordning', href: '#name' },
      { id: 'created', label: 'Skapad', href: '#created' },
      { id: 'email', label: 'E-post', href: '#email' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = within(document.body);

export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(over.getAllByRole('menuitem')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location.hash).toBe('#created'));
    await waitFor(() => expect(over.queryByRole('menu')).toBeNull());
  },
};
/** Escape closes it without following a link. */
export const Left: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(over.getByRole('menuitem', { name: /^Namn/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(over.queryByRole('menu')).toBeNull());
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{() => <Menu {...args} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await userEvent.click(within(form).getByText('Ordning: Namn'));
    await expect(within(form).getByRole('link', { name: 'Skapad' })).toHaveAttribute('href', '#created');
    await userEvent.click(within(form).getByText('Ordning: Namn'));
    await startScripts(canvasElement, () => form.querySelector('button[aria-haspopup]'));
  },
};
export const Long: Story = { args: { label: longSwedish } };
export const Dark: Story = { ...dark };
