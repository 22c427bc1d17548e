import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { NumberField } from './NumberField';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: docs(
    "A number as text with the number keyboard. `type=number` loses what it can't read and changes under the mouse wheel, so it is not used; the server reads `1 200,50`.",
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
export const WithError: Story = {
  args: { error: 'Skriv antalet med siffror, till exempel 38.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv antalet med siffror, till exempel 38.' }, ...dark };
