import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { CopyText } from './CopyText';

const meta = {
  title: 'Actions/CopyText',
  component: CopyText,
  tags: ['no-picture'],
  parameters: docs('A button that takes the text before it to the clipboard. Put there by the small script.', {
    use: 'behind a number that people read out or pass on.',
    not: 'for what is secret and shown once: CodeList.',
    keys: keys.button,
  }),
  args: { text: '12345678', label: 'Kopiera numret', done: 'Kopierat' },
  render: (args) => (
    <p>
      Ordernummer {args.text} <CopyText {...args} />
    </p>
  ),
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The outcome is announced. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: 'Kopiera numret' })).toBeVisible());
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Kopiera numret' })).toHaveFocus();
  },
};
export const Long: Story = { args: { label: longEnglish } };
export const Dark: Story = { ...dark };
