import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: docs(
    'A password with its rules below. The rules tick while it is typed and the button shows it, both by the small script; without it the rules are told.',
    {
      use: 'for secrets that are typed.',
      not: 'for codes of one use: a TextField that shows what was typed.',
      keys: { ...keys.text, 'Enter, Space on «Visa»': 'Shows it, and hides it again' },
    },
  ),
  args: {
    name: 'password',
    label: 'Lösenord',
    autoComplete: 'new-password',
    reveal: {
      show: 'Visa',
      hide: 'Dölj',
      shown: 'Lösenordet visas.',
      hidden: 'Lösenordet är dolt.',
      capsLock: 'Caps Lock är på.',
    },
    hint: 'Inte ett vanligt lösenord eller ditt eget namn.',
    rules: [
      { text: 'minst 8 tecken', test: 'length:8' },
      { text: 'en stor bokstav', test: 'upper' },
      { text: 'en liten bokstav', test: 'lower' },
      { text: 'en siffra', test: 'digit' },
    ],
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Lösenord');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Tall3');
    await expect(within(canvasElement).getByText('en siffra')).toHaveAttribute('data-met');
    await expect(within(canvasElement).getByText('minst 8 tecken')).not.toHaveAttribute('data-met');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
  },
};
export const LogIn: Story = {
  args: { autoComplete: 'current-password', rules: undefined, reveal: undefined, name: 'current' },
};
export const WithError: Story = { args: { error: 'Lösenordet är ett av de vanligaste. Välj ett annat.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = { args: { label: longSwedish, rules: [{ text: longSwedish, test: 'digit' }] } };
export const Dark: Story = { ...dark };
