import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { Button } from '@ds/primitives/Button/Button';
import { dark, docs, inWindow, keys } from '@ds/support/story';
import { CommandPalette } from './CommandPalette';
import type { CommandGroup, CommandPaletteProps } from './command-palette-props';

const screens: CommandGroup = {
  title: 'Skärmar',
  commands: [
    { href: '#/customers', label: 'Kunder' },
    { href: '#/bookings', label: 'Bokningar' },
    { href: '#/companies', label: 'Bussbolag' },
  ],
};

const meta = {
  title: 'Patterns/CommandPalette',
  component: CommandPalette,
  parameters: docs(
    'Jumps to a screen or a record by a few letters. The frame has a visible button for it beside Ctrl K. Without scripts the button leads to a page that finds the same.',
    {
      use: 'for a product of many screens, where who knows a name or a number gets there at once.',
      not: 'as the only way anywhere: a menu shows what there is.',
      keys: keys.palette,
    },
  ),
  args: {
    isOpen: false,
    onOpenChange: fn(),
    label: 'Sök skärm, bokning eller kund',
    texts: {
      none: () => 'Inga träffar',
      searching: 'Söker …',
      found: (count) => (count === 1 ? '1 träff' : `${count} träffar`),
    },
    groups: [screens],
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState('');
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        Sök
      </Button>
      <CommandPalette
        {...args}
        isOpen={isOpen}
        onOpenChange={setOpen}
        search={{
          ask: (text) => setTimeout(() => setAnswered(text), 50),
          seek: () => undefined,
          answered,
          found: '49004344'.startsWith(answered)
            ? [
                {
                  title: 'Bokningar',
                  commands: [
                    {
                      href: '#/bookings/1',
                      label: '49004344',
                      detail: 'Uppsala – Gävle',
                      state: { tone: 'danger', text: 'Förare saknas', also: 'Resan pågår' },
                    },
                  ],
                },
              ]
            : [],
        }}
      />
    </>
  );
}

const over = within(document.body);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = await over.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('kun');
    await waitFor(() => expect(over.getAllByRole('menuitem')).toHaveLength(1));
    await waitFor(() => expect(over.getByRole('status')).toHaveTextContent('1 träff'));
    await userEvent.clear(field);
    await userEvent.keyboard('490');
    await waitFor(() => expect(over.getByRole('menuitem', { name: /49004344/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location.hash).toBe('#/bookings/1'));
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await over.findByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(over.getByRole('status')).toHaveTextContent('Inga träffar'));
    await userEvent.keyboard('{Escape}{Escape}');
  },
};
/** A search that has not begun, or has no answer yet, has not found nothing. */
export const NotYetAnswered: Story = {
  tags: ['no-picture'],
  args: { groups: [] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await over.findByRole('searchbox')).toHaveFocus());
    const said: string[] = [];
    const dialog = over.getByRole('dialog');
    const hear = new MutationObserver(() => said.push(dialog.textContent ?? ''));
    hear.observe(dialog, { subtree: true, childList: true, characterData: true });
    await expect(dialog).not.toHaveTextContent('Inga träffar');
    await userEvent.keyboard('x');
    await expect(dialog).not.toHaveTextContent('Inga träffar');
    await userEvent.keyboard('yz');
    await waitFor(() => expect(over.getByRole('status')).toHaveTextContent('Inga träffar'));
    hear.disconnect();
    const [searching, none] = ['Söker …', 'Inga träffar'].map((text) => said.findIndex((one) => one.includes(text)));
    await expect(searching).toBeGreaterThanOrEqual(0);
    await expect(none).toBeGreaterThan(searching!);
    await userEvent.keyboard('{Escape}{Escape}');
  },
};
/** Left open. */
export const Open: Story = {
  tags: ['no-picture'],
  parameters: inWindow(480),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(async () => expect(await over.findByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('4900');
    await waitFor(() => expect(over.getByRole('menuitem', { name: /49004344/ })).toBeVisible());
  },
};
export const Dark: Story = { ...dark };
