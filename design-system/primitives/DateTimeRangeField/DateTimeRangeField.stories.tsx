import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { DateTimeRangeField } from './DateTimeRangeField';

const words = { time: 'Tid' };

const meta = {
  title: 'Forms/DateTimeRangeField',
  component: DateTimeRangeField,
  tags: ['no-picture'],
  parameters: docs(
    'Out and home: two days with their times. Both days are picked in one calendar, the times from the quarter hours; everything can be typed, in both lives.',
    {
      use: 'for a trip: when it leaves, and when it comes home.',
      not: 'for days without times: a DateRangeField.',
      keys: keys.moments,
    },
  ),
  args: {
    name: 'departure',
    endName: 'return',
    labels: { start: 'Avresa', end: 'Hemresa', ...words, pick: { start: 'Välj avresa', end: 'Välj hemresa' } },
    optionalEnd: 'inte för enkel resa',
    defaultStart: '2027-03-10T08:00',
    defaultEnd: '2027-03-12T18:00',
  },
} satisfies Meta<typeof DateTimeRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sentNow = (name: string) =>
      [...canvasElement.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map(({ value }) => value);
    // On leaving it, the field shows how the day was understood.
    const day = canvas.getByRole('textbox', { name: 'Avresa' });
    await userEvent.clear(day);
    await userEvent.type(day, '12/3 2027');
    await userEvent.tab();
    await waitFor(() => expect(day).toHaveValue('2027-03-12'));
    // The list of times: complete on a click, and any minute can be typed.
    const time = canvas.getByRole('combobox', { name: 'Avresa Tid' });
    await userEvent.click(time);
    const over = within(document.body);
    await userEvent.click(await over.findByRole('option', { name: '09:15' }));
    await waitFor(() => expect(sentNow('departure')).toEqual(['2027-03-12', '09:15']));
    // Typing closes the list, whose matches would be counted aloud; another click brings it back.
    await userEvent.clear(time);
    await userEvent.type(time, '9.3');
    await expect(over.queryByRole('option')).toBeNull();
    await userEvent.click(time);
    await waitFor(() => expect(over.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.clear(time);
    await userEvent.type(time, '9.07');
    await userEvent.tab();
    await expect(sentNow('departure')).toEqual(['2027-03-12', '09:07']);
    // The calendar at the first day asks for both, and says which; left before the second press, it changes nothing.
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await over.findByRole('dialog', { name }));
    };
    const left = () => waitFor(() => expect(over.queryByRole('dialog')).toBeNull());
    let calendar = await open('Välj i kalendern: Avresa');
    await expect(calendar.getByRole('status')).toHaveTextContent('Välj avresa');
    await userEvent.click(calendar.getByRole('button', { name: /15 mars/ }));
    await waitFor(() => expect(calendar.getByRole('status')).toHaveTextContent('Välj hemresa'));
    await userEvent.keyboard('{Escape}');
    await left();
    await expect([...sentNow('departure'), ...sentNow('return')]).toEqual([
      '2027-03-12',
      '09:07',
      '2027-03-12',
      '18:00',
    ]);
    calendar = await open('Välj i kalendern: Avresa');
    await userEvent.click(calendar.getByRole('button', { name: /15 mars/ }));
    await userEvent.click(calendar.getByRole('button', { name: /17 mars/ }));
    await left();
    await expect([sentNow('departure')[0], sentNow('return')[0]]).toEqual(['2027-03-15', '2027-03-17']);
    // At the last day it asks for that alone.
    calendar = await open('Välj i kalendern: Hemresa');
    await userEvent.click(calendar.getByRole('button', { name: /19 mars/ }));
    await left();
    await expect([sentNow('departure')[0], sentNow('return')[0]]).toEqual(['2027-03-15', '2027-03-19']);
  },
};
/** What was typed before the scripts loaded is kept. */
export const TwoLives: Story = {
  render: (args) => (
    <Lives waits>
      {(which) => <DateTimeRangeField {...args} name={`departure-${which}`} endName={`return-${which}`} />}
    </Lives>
  ),
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    const day = within(form).getByRole('textbox', { name: 'Avresa' });
    await userEvent.clear(day);
    await userEvent.type(day, '12 maj');
    await startScripts(canvasElement, () => form.querySelector('[data-rac]'));
    await expect(within(form).getByRole('textbox', { name: 'Avresa' })).toHaveFocus();
    await expect(sent(form).map(([, value]) => value)).toEqual(['12 maj', '08:00', '2027-03-12', '18:00']);
  },
};
/** There and back on one day: one choice, at either field, sets both. */
export const OneDay: Story = {
  args: { isOneDay: true, defaultEnd: '2027-03-10T18:00' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const over = within(document.body);
    const days = () =>
      ['departure', 'return'].map(
        (name) => canvasElement.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value,
      );
    for (const [field, day] of [
      ['Avresa', '19'],
      ['Hemresa', '17'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: `Välj i kalendern: ${field}` }));
      const calendar = within(await over.findByRole('application'));
      await userEvent.click(calendar.getByRole('button', { name: new RegExp(`${day} mars`) }));
      await waitFor(() => expect(over.queryByRole('dialog')).toBeNull());
      await expect(days()).toEqual([`2027-03-${day}`, `2027-03-${day}`]);
    }
  },
};
export const StartAlone: Story = { args: { startAlone: true } };
export const Empty: Story = { args: { defaultStart: undefined, defaultEnd: undefined } };
export const WithError: Story = { args: { errors: { end: 'Hemresan ligger före avresan.' } } };
export const LongSwedish: Story = { args: { labels: { start: longSwedish, end: longSwedish, ...words } } };
export const LongEnglish: Story = { args: { labels: { start: longEnglish, end: longEnglish, ...words } } };
export const Dark: Story = { ...dark };
