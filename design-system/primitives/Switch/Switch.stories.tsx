import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectUnderPointer, Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { Switch } from './Switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: docs('A setting that is on or off: a checkbox in other clothes, told as a switch.', {
    use: 'for a setting that is on or off.',
    not: 'for consent, or one of several answers: a Checkbox.',
    keys: keys.switch,
  }),
  args: { name: 'active', label: 'Kan sökas' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Kan sökas' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
/** Switched before the scripts loaded, it keeps its state and the focus. */
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <Switch {...args} id={`active-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await expect(sent(form)).toEqual([]);
    await userEvent.click(within(form).getByRole('switch'));
    await startScripts(canvasElement, () => form.querySelector('label > span input'));
    await expect(sent(form)).toEqual([['active', 'on']]);
    await expect(within(form).getByRole('switch', { name: 'Kan sökas' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(sent(form)).toEqual([]);
    await expectUnderPointer(within(form).getByRole('switch'));
  },
};
export const Off: Story = {};
export const WithError: Story = { args: { error: 'Bussen saknar pris och kan inte sökas.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish } };
export const Dark: Story = { args: { defaultChecked: true }, ...dark };
