import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { showToast } from './show-toast';
import { Toast } from './Toast';
import { ToastRegion } from './ToastRegion';

const meta = {
  title: 'Patterns/Toast',
  component: Toast,
  parameters: docs(
    `The answer to what was done on the page before. A banner without scripts; with them it lies over a corner of the window and goes after 5 s, errors stay.`,
    {
      use: 'to say that something was done.',
      not: 'for what must be read or answered: a Banner or a Dialog.',
      keys: keys.toast,
    },
  ),
  // With scripts the messages leave for the region (below), and a story of one would be empty.
  globals: { scripts: 'without' },
  // Its position is measured in e2e/access/toasts.spec.ts; a picture would show an almost empty box.
  tags: ['no-picture'],
  // The corner is the story's: a transformed box contains fixed elements.
  decorators: [
    (Story) => (
      <div style={{ transform: 'translate(0)', minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { tone: 'danger', children: 'Bokningen kunde inte avbokas.', closeLabel: 'Stäng' },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closing: Story = {
  args: { tone: 'success', children: 'Bokningen är avbokad.' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText('Bokningen är avbokad.')).not.toBeVisible());
  },
};
/** On a hydrated page the message moves to the region, which F6 reaches, and stays while it is hovered. */
export const Region: Story = {
  globals: { scripts: 'with' },
  render: () => <ToastRegion label="Meddelanden" closeLabel="Stäng" />,
  play: async () => {
    await showToast({ tone: 'danger', text: 'Bokningen kunde inte avbokas.' });
    const over = within(document.body);
    await waitFor(() => expect(over.getByRole('alertdialog')).toHaveTextContent('kunde inte avbokas'));
    await userEvent.click(over.getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(over.queryByRole('alertdialog')).toBeNull());
  },
};
export const Stays: Story = {};
export const LongSwedish: Story = { args: { children: longSwedish } };
export const LongEnglish: Story = { args: { children: longEnglish } };
export const Dark: Story = { ...dark };
