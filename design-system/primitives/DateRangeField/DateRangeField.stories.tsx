import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, waitFor, within } from '@storybook/test';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { DateRangeField } from './DateRangeField';

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  parameters: docs(
    'A first and a last day. Two text fields that take days as people write them; with scripts both are picked in one calendar.',
    {
      use: 'for a period: a first and a last day.',
      not: 'for two days that have nothing to do with each other: two DateFields.',
      keys: keys.day,
    },
  ),
  args: {
    name: 'from',
    endName: 'to',
    legend: 'Period',
    labels: { start: 'Från och med', end: 'Till och med' },
    defaultStart: '2027-03-10',
    defaultEnd: '2027-03-12',
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = (canvas: HTMLElement, name: string) => canvas.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('9 mars 2027{Tab}');
    await waitFor(() => expect(valueOf(canvasElement, 'from')).toBe('2027-03-09'));
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!);
    await within(document.body).findByRole('application');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role=application]')).toBeNull());
    await expect(valueOf(canvasElement, 'to')).toBe('2027-03-12');
  },
};
/** Days picked before the scripts loaded are kept, under the same names. */
export const TwoLives: Story = {
  render: (args) => (
    <Lives waits>{(which) => <DateRangeField {...args} name={`from-${which}`} endName={`to-${which}`} />}</Lives>
  ),
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await fireEvent.change(within(form).getByLabelText('Till och med'), { target: { value: '2027-05-01' } });
    await startScripts(canvasElement, () => form.querySelector('button'));
    await expect(sent(form)).toEqual([
      ['from-with', '2027-03-10'],
      ['to-with', '2027-05-01'],
    ]);
  },
};
/** One end may be left open, in both lives. */
export const HalfOpen: Story = {
  args: { defaultEnd: undefined },
  render: (args) => (
    <Lives waits>{(which) => <DateRangeField {...args} name={`from-${which}`} endName={`to-${which}`} />}</Lives>
  ),
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await startScripts(canvasElement, () => form.querySelector('button'));
    await expect(sent(form)).toEqual([
      ['from-with', '2027-03-10'],
      ['to-with', ''],
    ]);
  },
};
export const Empty: Story = { args: { defaultStart: undefined, defaultEnd: undefined } };
export const WithError: Story = { args: { error: 'Den sista dagen ligger före den första.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { legend: longSwedish, hint: longSwedish } };
export const LongEnglish: Story = { args: { legend: longEnglish, hint: longEnglish } };
export const Dark: Story = { ...dark };
