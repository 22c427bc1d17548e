import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { TextField } from '@ds/primitives/TextField/TextField';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: docs(
    'All errors of a form, on top of it, with links to the fields. It takes the focus when the page comes.',
    {
      use: 'on top of every form that was refused. It takes the focus, and each line leads to its field.',
      not: 'for one field that is checked while it is typed: its own error stands below it.',
      keys: keys.link,
    },
  ),
  args: {
    title: 'Något behöver rättas',
    errors: [
      { text: 'Skriv vilken ort resan börjar i.', fieldId: 'summary-town' },
      { text: 'Priset gäller inte längre. Sök igen.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField name="summary-town" label="Ort" error="Skriv vilken ort resan börjar i." />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link'));
    await expect(page.getByLabelText('Ort')).toHaveFocus();
  },
};
export const LongSwedish: Story = { args: { title: longSwedish, errors: [{ text: longSwedish }] } };
export const LongEnglish: Story = { args: { title: longEnglish, errors: [{ text: longEnglish }] } };
export const Dark: Story = { args: { errors: [{ text: 'Priset gäller inte längre. Sök igen.' }] }, ...dark };
