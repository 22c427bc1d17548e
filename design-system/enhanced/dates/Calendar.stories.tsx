import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { DateField } from '@ds/primitives/DateField/DateField';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';

const meta = {
  title: 'Forms/Calendar',
  component: DateField,
  // It lies over the page, outside the pictured area.
  tags: ['no-picture'],
  parameters: docs(
    'A month to pick a day from: a part of DateField and DateRangeField in a page that lives. Without scripts days are typed.',
    {
      use: 'as a part of DateField or DateRangeField.',
      not: 'by itself: a day that is known is faster typed than looked for.',
      keys: keys.day,
    },
  ),
  args: { name: 'day', label: 'Avgång', defaultValue: '2027-03-10', min: '2027-03-08' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = within(document.body);

async function open(canvas: HTMLElement): Promise<void> {
  await userEvent.click(within(canvas).getByRole('button'));
  await over.findByRole('application');
}

/** Days before the first allowed one are shown, but cannot be picked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^10$/));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[name=day]')).toHaveValue('2027-03-17'));
    await open(canvasElement);
    await expect(over.getAllByRole('button', { name: 'Nästa månad' })[0]).toBeVisible();
    await expect(over.getByRole('button', { name: /söndag 7 mars/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(over.queryByRole('application')).toBeNull());
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <DateField {...args} id={`day-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await startScripts(canvasElement, () => form.querySelector('button'));
    await open(form);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(sent(form)).toEqual([['day', '2027-03-11']]));
  },
};
export const Dark: Story = { ...dark };
