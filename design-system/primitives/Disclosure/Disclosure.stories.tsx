import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Elements/Disclosure',
  component: Disclosure,
  parameters: docs(`More about something, on demand: a details element.`, {
    use: 'for what few need: terms, prices line by line.',
    not: 'for what everybody must read, or fields with errors that would be hidden.',
    keys: keys.fold,
  }),
  args: { summary: 'Villkor och pris rad för rad', children: 'Avboka fritt till 7 dagar före avresan.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // The keyboard's Enter on a summary is the browser's own; a click is what it sends.
    await userEvent.click(page.getByText('Villkor och pris rad för rad'));
    await expect(page.getByText(/7 dagar/)).toBeVisible();
  },
};
export const Closed: Story = {};
export const LongSwedish: Story = { args: { summary: longSwedish, children: longSwedish, open: true } };
export const LongEnglish: Story = { args: { summary: longEnglish, children: longEnglish, open: true } };
export const Dark: Story = { args: { open: true }, ...dark };
