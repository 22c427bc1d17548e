import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: docs(
    "One of a list, by the browser's own `select`: known to every phone, screen reader and text browser.",
  ),
  args: {
    name: 'busType',
    label: 'Busstyp',
    options: [
      { value: '', label: 'Alla' },
      { value: 'touristBus', label: 'Turistbuss' },
      { value: 'doubleDecker', label: 'Dubbeldäckare' },
      { value: 'minibus', label: 'Minibuss', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Busstyp');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'doubleDecker');
    await expect(field).toHaveValue('doubleDecker');
  },
};
export const Placeholder: Story = {
  args: { placeholder: 'Välj en enhet', options: [{ value: '1', label: 'Vuxenskolan' }], label: 'Enhet', width: 'md' },
};
export const WithError: Story = { args: { error: 'Välj en busstyp.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, options: [{ value: 'a', label: longSwedish }] } };
export const LongEnglish: Story = { args: { label: longEnglish, options: [{ value: 'a', label: longEnglish }] } };
export const Dark: Story = { ...dark };
