import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { dark, docs, keys } from '@ds/support/story';
import { DayStrip } from './DayStrip';

const meta = {
  title: 'Navigation/DayStrip',
  component: DayStrip,
  parameters: docs(`The same on other days, each a press away.`, {
    use: 'above results that another day changes.',
    not: 'for choosing a day in a form: DatePicker.',
    keys: keys.link,
  }),
  args: {
    label: 'Andra dagar',
    days: [
      { href: '#28', day: 'sön 28 feb.', price: '12 480 kr' },
      { href: '#1', day: 'mån 1 mars', price: '9 804 kr', lower: true },
      { href: '#2', day: 'tis 2 mars', price: '10 376 kr' },
      { href: '#3', day: 'ons 3 mars', price: '10 376 kr', current: true },
      { href: '#4', day: 'tors 4 mars', price: '10 376 kr' },
      { href: '#5', day: 'fre 5 mars', price: 'Visa' },
      { href: '#6', day: 'lör 6 mars', price: '11 912 kr' },
    ],
  },
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /28 feb/ })).toHaveFocus();
    await expect(within(canvasElement).getByRole('link', { name: /3 mars/ })).toHaveAttribute('aria-current', 'date');
  },
};
export const Dark: Story = { ...dark };
