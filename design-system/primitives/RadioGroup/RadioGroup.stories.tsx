import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectUnderPointer, Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: docs('One of a few. `segmented` for two to four short words; it is the same radio buttons underneath.', {
    use: 'for one of two to seven. `segmented` for two to four short words.',
    not: 'for more than that: a Select.',
    keys: keys.dots,
  }),
  args: {
    name: 'tripType',
    legend: 'Resa',
    defaultValue: 'day-trip',
    options: [
      { value: 'day-trip', label: 'Dagstur' },
      { value: 'round-trip', label: 'Tur och retur' },
      { value: 'one-way', label: 'Enkel resa' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByLabelText('Tur och retur')).toBeChecked();
  },
};
export const Segmented: Story = {
  args: { variant: 'segmented' },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expectUnderPointer(radio);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByLabelText('Tur och retur')).toBeChecked();
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <RadioGroup {...args} id={`tripType-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await userEvent.click(within(form).getByLabelText('Enkel resa'));
    await startScripts(canvasElement, () => form.querySelector('label > span input'));
    await expect(sent(form)).toEqual([['tripType', 'one-way']]);
    await expect(within(form).getByRole('radio', { name: 'Enkel resa' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(sent(form)).toEqual([['tripType', 'round-trip']]);
    for (const radio of within(form).getAllByRole('radio')) await expectUnderPointer(radio);
  },
};
export const Inline: Story = { args: { variant: 'inline' } };
export const Tiles: Story = { args: { variant: 'tiles' } };
export const WithHints: Story = {
  args: {
    legend: 'Betalning',
    options: [
      { value: 'card', label: 'Kort', hint: 'Betala nu hos betaltjänsten.' },
      { value: 'invoice', label: 'Faktura', hint: 'För organisationer med avtal.', disabled: true },
    ],
    defaultValue: 'card',
  },
};
export const WithError: Story = { args: { error: 'Välj hur ni reser.' } };
export const Disabled: Story = { args: { disabled: true } };
export const SegmentedDisabled: Story = { args: { disabled: true, variant: 'segmented' } };
export const LongSwedish: Story = {
  args: { legend: longSwedish, variant: 'segmented', options: [{ value: 'a', label: longSwedish }] },
};
export const LongEnglish: Story = { args: { legend: longEnglish, options: [{ value: 'a', label: longEnglish }] } };
export const Dark: Story = { args: { variant: 'segmented' }, ...dark };
