import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { TimeField } from './TimeField';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  parameters: docs('A time of day.', {
    use: 'for a time of a day that is given.',
    not: 'for day and time together: a DateTimeField.',
    keys: keys.time,
  }),
  args: { name: 'time', label: 'Tid', defaultValue: '08:00' },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [hour] = within(canvasElement).getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('1745');
    await waitFor(() => expect(canvasElement.querySelector('input[name=time]')).toHaveValue('17:45'));
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <TimeField {...args} id={`time-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await fireEvent.change(within(form).getByLabelText('Tid'), { target: { value: '09:30' } });
    await startScripts(canvasElement, () => form.querySelector('[role=spinbutton]'));
    await expect(sent(form)).toEqual([['time', '09:30']]);
  },
};
export const Step: Story = { args: { name: 'time', label: 'Tid', step: 900, defaultValue: '08:15' } };
export const WithError: Story = {
  args: { error: 'Skriv en tid, till exempel 08:00.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv en tid, till exempel 08:00.' }, ...dark };
