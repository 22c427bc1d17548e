import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { NumberField } from './NumberField';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: docs(
    "A number as text with the number keyboard. `type=number` loses what it can't read and changes under the mouse wheel, so it is not used; the server reads `1 200,50`.",
    {
      use: 'for amounts that are counted or calculated.',
      not: 'for numbers that are names (a postcode, an organisation number): a TextField.',
      keys: keys.text,
    },
  ),
  args: { name: 'adults', label: 'Vuxna', defaultValue: '38' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Vuxna');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await expect(field).toHaveValue('4');
  },
};
export const Decimal: Story = {
  args: { name: 'price', label: 'Pris', decimal: true, suffix: 'kr', width: 'sm', defaultValue: '11 366,50' },
};
/** What was typed before the scripts loaded is kept, with the focus and the caret. */
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <NumberField {...args} id={`adults-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    const native = form.querySelector<HTMLInputElement>('[name=adults]')!;
    await userEvent.clear(native);
    await userEvent.type(native, '42');
    native.setSelectionRange(1, 1);
    await startScripts(canvasElement, () => form.querySelector('[data-rac]'));
    const field = form.querySelector<HTMLInputElement>('[name=adults]')!;
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(1);
    await userEvent.keyboard('0');
    await expect(sent(form)).toEqual([['adults', '402']]);
  },
};
export const WithError: Story = {
  args: { error: 'Skriv antalet med siffror, till exempel 38.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv antalet med siffror, till exempel 38.' }, ...dark };
