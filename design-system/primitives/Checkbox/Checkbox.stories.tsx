import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: docs('One yes-or-no. Sends its value when ticked, nothing otherwise.', {
    use: 'for one yes or no that is sent with its form.',
    not: 'for a setting that counts at once: a Switch.',
    keys: keys.box,
  }),
  args: { name: 'terms', label: 'Jag godkänner villkoren' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
/** What was ticked before the scripts had come stays. */
export const TwoLives: Story = {
  tags: ['no-picture'],
  render: (args) => <Lives waits>{(which) => <Checkbox {...args} id={`terms-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await userEvent.click(within(form).getByRole('checkbox'));
    await startScripts(canvasElement, () => form.querySelector('label > span input'));
    await expect(sent(form)).toEqual([['terms', 'on']]);
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Du kan läsa dem utan att det du skrivit försvinner.' } };
export const WithError: Story = { args: { error: 'Godkänn villkoren för att boka.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish } };
export const Dark: Story = { args: { defaultChecked: true }, ...dark };
