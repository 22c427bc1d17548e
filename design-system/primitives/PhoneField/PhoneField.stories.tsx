import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { PhoneField } from './PhoneField';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  parameters: docs('A telephone number as people write it.', {
    use: 'for telephone numbers, as people write them.',
    not: 'for other numbers with dashes, such as an organisation’s: a TextField.',
    keys: keys.text,
  }),
  args: { name: 'phone', label: 'Telefon', defaultValue: '070-123 45 67', hint: 'Föraren ringer det på resdagen.' },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Telefon');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '8');
    await expect(field).toHaveValue('8');
  },
};
export const Optional: Story = { args: { name: 'phone', label: 'Telefon', optional: 'valfritt' } };
export const WithError: Story = {
  args: { error: 'Skriv ett telefonnummer, till exempel 070-123 45 67.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv ett telefonnummer, till exempel 070-123 45 67.' }, ...dark };
