import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { DateField } from './DateField';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: docs('A day, as people write it: «12 maj», «i morgon», 2027-05-12. With scripts a calendar too.', {
    use: 'for a day that somebody knows or looks up.',
    not: 'for a first and a last day: a DateRangeField.',
    keys: keys.day,
  }),
  args: { name: 'day', label: 'Dag', defaultValue: '2027-03-10' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByLabelText('Dag');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('10 april 2028{Tab}');
    await waitFor(() => expect(sentDay(canvasElement)).toBe('2028-04-10'));
    await userEvent.click(page.getByRole('button'));
    const calendar = await within(document.body).findByRole('application');
    await expect(within(calendar).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('M');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(sentDay(canvasElement)).toBe('2028-04-11'));
  },
};
const sentDay = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('input[name=day]')?.value;

/** A day picked before the scripts loaded is kept, with the focus, under the same name. */
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <DateField {...args} id={`day-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    const native = within(form).getByLabelText<HTMLInputElement>('Dag');
    await fireEvent.change(native, { target: { value: '2027-05-01' } });
    await startScripts(canvasElement, () => form.querySelector('button'));
    await expect(sent(form)).toEqual([['day', '2027-05-01']]);
  },
};
export const WithLimits: Story = {
  args: { name: 'day', label: 'Dag', min: '2027-03-01', max: '2027-12-31', hint: 'Under 2027.' },
};
export const WithError: Story = {
  args: { error: 'Välj en dag från och med i morgon.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Välj en dag från och med i morgon.' }, ...dark };
