import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { PrintButton } from './PrintButton';

const meta = {
  title: 'Actions/PrintButton',
  component: PrintButton,
  tags: ['no-picture'],
  parameters: docs('A button that prints the page. Put there by the small script.', {
    use: 'on a page that people keep on paper, such as a receipt.',
    not: 'for a file to download: LinkButton.',
    keys: keys.button,
  }),
  args: { label: 'Skriv ut' },
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's own dialog is replaced: it would stop the test. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    let printed = 0;
    window.print = () => void (printed += 1);
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: 'Skriv ut' })).toBeVisible());
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Skriv ut' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(printed).toBe(1);
  },
};
export const Long: Story = { args: { label: longEnglish } };
export const Dark: Story = { ...dark };
