import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Lives, liveForm, startScripts } from '@ds/support/lives';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { FileField } from './FileField';

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  parameters: docs(
    'A file of one’s own, chosen with the browser’s own control, and dropped or pasted in a page that lives. Say in the hint what may be chosen and how large it may be: the form is not told before it is sent. What was chosen never comes back after an error, so the message asks for it again.',
    {
      use: 'for files, picked or dropped.',
      not: 'for what can be typed or picked from what is known already.',
      keys: { ...keys.button, 'Ctrl V, ⌘ V': 'Takes a copied file, where it may be dropped' },
    },
  ),
  args: {
    name: 'logo',
    label: 'Logotyp',
    hint: 'JPEG eller PNG, högst 10 MB.',
    accept: 'image/jpeg,image/png',
    texts: { choose: 'Välj fil', none: 'Ingen fil vald', drop: 'Släpp filen här, eller klistra in den' },
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Logotyp');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.upload(field, new File(['…'], 'logo.png', { type: 'image/png' }));
    await expect(field.files?.[0]?.name).toBe('logo.png');
    await expect(within(canvasElement).getByText('logo.png')).toBeVisible();
  },
};
export const Optional: Story = { args: { optional: 'valfritt' } };
/** A file chosen before the scripts loaded stays chosen. No picture: without scripts the browser's words are in its own language. */
export const TwoLives: Story = {
  tags: ['no-picture'],
  render: (args) => <Lives waits>{(which) => <FileField {...args} id={`logo-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    const field = within(form).getByLabelText<HTMLInputElement>('Logotyp');
    await userEvent.upload(field, new File(['…'], 'logo.png', { type: 'image/png' }));
    await startScripts(canvasElement, () => within(form).queryByText('logo.png'));
    // The same control, with the chosen file.
    await expect(within(form).getByLabelText('Logotyp')).toBe(field);
    await expect(field.files?.[0]?.name).toBe('logo.png');
  },
};
export const WithError: Story = { args: { error: 'Bilden ska vara en JPEG- eller PNG-fil.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Bilden ska vara en JPEG- eller PNG-fil.' }, ...dark };
