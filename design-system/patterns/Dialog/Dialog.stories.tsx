import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { Button } from '@ds/primitives/Button/Button';
import { TextField } from '@ds/primitives/TextField/TextField';
import { dark, docs, inWindow, keys } from '@ds/support/story';
import { AlertDialog } from './AlertDialog';
import { Dialog } from './Dialog';
import type { DialogProps } from './dialog-props';

const meta = {
  title: 'Patterns/Dialog',
  component: Dialog,
  parameters: docs(
    'Something to answer without leaving the page. Without scripts it is not there: what opens it is a link to a page that asks the same.',
    {
      use: 'for a question about what was just pressed.',
      not: 'for a form of more than two or three fields, or for what needs a look at the page behind it: a page.',
      keys: keys.dialog,
    },
  ),
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Bjud in en kollega',
    closeLabel: 'Stäng',
    children: <TextField name="email" label="E-postadress" type="email" />,
    actions: <Button>Skicka inbjudan</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(args: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        Öppna
      </Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const over = within(document.body);

/** Opens, keeps Tab inside, closes on Escape, and returns the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Öppna' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await over.findByRole('dialog', { name: 'Bjud in en kollega' });
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Before something that cannot be undone: a press outside does not answer. */
export const Alert: Story = {
  render: function Asking() {
    const [isOpen, setOpen] = useState(false);
    const [answer, setAnswer] = useState('');
    return (
      <>
        <Button type="button" variant="danger" onClick={() => setOpen(true)}>
          Avboka resan
        </Button>
        <p>{answer}</p>
        <AlertDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Avboka resan till Gävle?"
          confirmLabel="Avboka resan"
          cancelLabel="Behåll resan"
          onConfirm={() => {
            setAnswer('Avbokad');
            setOpen(false);
          }}
        >
          <p>10 375,75 kr betalas tillbaka till kortet inom fem dagar.</p>
        </AlertDialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await over.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Behåll resan' }));
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Avboka resan' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await over.findByRole('alertdialog')).getByRole('button', { name: 'Avboka resan' }));
    await waitFor(() => expect(within(canvasElement).getByText('Avbokad')).toBeVisible());
  },
};
/** Left open. */
export const Open: Story = {
  tags: ['no-picture'],
  parameters: inWindow(420),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Öppna' }));
    const dialog = await over.findByRole('dialog', { name: 'Bjud in en kollega' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Dark: Story = { ...dark };
