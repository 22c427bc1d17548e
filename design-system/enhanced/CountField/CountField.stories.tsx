import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { docs, keys } from '@ds/support/story';
import { CountField } from './CountField';

const meta = {
  title: 'Forms/CountField',
  component: CountField,
  // Part of a hydrated form; the pictures show a NumberField.
  tags: ['no-picture'],
  parameters: docs('How many people: what a NumberField of the search becomes once the form lives.', {
    use: 'for small numbers that are counted up from nothing.',
    not: 'for amounts: a NumberField.',
    keys: keys.number,
  }),
  args: {
    name: 'adults',
    label: 'Vuxna',
    defaultValue: '',
    steps: { less: 'Färre vuxna', more: 'Fler vuxna' },
  },
} satisfies Meta<typeof CountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Vuxna' });
    await expect(canvas.getByRole('button', { name: 'Färre vuxna' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Fler vuxna' }));
    await waitFor(() => expect(field).toHaveValue('1'));
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('2');
    // Something that is not a number cannot be counted up or down.
    await userEvent.clear(field);
    await userEvent.type(field, 'fem');
    await expect(canvas.getByRole('button', { name: 'Fler vuxna' })).toBeDisabled();
  },
};
export const WithError: Story = { args: { error: 'Skriv hur många vuxna som åker, till exempel 38.' } };
