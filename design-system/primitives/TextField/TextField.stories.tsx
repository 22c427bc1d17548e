import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { TextField } from './TextField';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: docs(
    'One line of text; the base of the typed fields. Label above, hint and error tied to it by `aria-describedby`. Works as a plain `input`.',
    {
      use: 'for text of one line.',
      not: 'where a field of its own kind fits: numbers, days, telephones, passwords.',
      keys: keys.text,
    },
  ),
  args: { name: 'town', label: 'Ort', defaultValue: 'Uppsala' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Ort');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Knivsta');
    await expect(field).toHaveValue('Knivsta');
  },
};
export const Suffix: Story = {
  args: { name: 'distance', label: 'Sträcka', suffix: 'km', width: 'xs', defaultValue: '108' },
};
export const Optional: Story = { args: { name: 'reference', label: 'Er referens', optional: 'valfritt' } };
/** What was typed before the scripts loaded is kept, with the focus and the caret. */
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <TextField {...args} id={`town-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    const native = form.querySelector<HTMLInputElement>('[name=town]')!;
    await userEvent.clear(native);
    await userEvent.type(native, 'Uppsala');
    native.setSelectionRange(1, 1);
    await startScripts(canvasElement, () => form.querySelector('[data-rac]'));
    const field = form.querySelector<HTMLInputElement>('[name=town]')!;
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(1);
    await userEvent.keyboard('x');
    await expect(sent(form)).toEqual([['town', 'Uxppsala']]);
  },
};
export const WithError: Story = {
  args: { error: 'Skriv vilken ort resan börjar i.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv vilken ort resan börjar i.' }, ...dark };
