import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectUnderPointer, Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: docs('Any number of a list; all are sent under one name.', {
    use: 'for any number of up to about ten.',
    not: 'for one of several: a RadioGroup.',
    keys: keys.boxes,
  }),
  args: {
    name: 'equipment',
    legend: 'Utrustning',
    defaultValue: ['wifi'],
    options: [
      { value: 'toilet', label: 'Toalett' },
      { value: 'wifi', label: 'Wifi' },
      { value: 'lift', label: 'Rullstolslift', hint: 'Säg till minst två dygn före.' },
      { value: 'kitchen', label: 'Pentry', disabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByLabelText('Toalett')).toBeChecked();
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <CheckboxGroup {...args} id={`equipment-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await userEvent.click(within(form).getByLabelText('Toalett'));
    await startScripts(canvasElement, () => form.querySelector('label > span input'));
    await expect(sent(form)).toEqual([
      ['equipment', 'toilet'],
      ['equipment', 'wifi'],
    ]);
    await expect(within(form).getByRole('checkbox', { name: 'Toalett' })).toHaveFocus();
    await expectUnderPointer(within(form).getByRole('checkbox', { name: 'Toalett' }));
  },
};
export const WithError: Story = { args: { error: 'Välj minst en.', hint: 'Bussar som har allt visas.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { legend: longSwedish, options: [{ value: 'a', label: longSwedish }] } };
export const LongEnglish: Story = { args: { legend: longEnglish, options: [{ value: 'a', label: longEnglish }] } };
export const Dark: Story = { ...dark };
