import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectTheSameInBoth, Lives } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { Select } from '@ds/primitives/Select/Select';
import { Disclosure, DisclosureLink } from './Disclosure';

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
    // Enter on a summary is the browser's own and sends a click.
    await userEvent.click(page.getByText('Villkor och pris rad för rad'));
    await expect(page.getByText(/7 dagar/)).toBeVisible();
  },
};
/** The browser’s own in both lives: hydration changes nothing. */
export const TwoLives: Story = {
  tags: ['no-picture'],
  render: (args) => <Lives>{() => <Disclosure {...args} />}</Lives>,
  play: ({ canvasElement }) => expectTheSameInBoth(canvasElement),
};
export const Closed: Story = {};
/** The content stays the server's until somebody is about to open it; then it becomes react-aria's, with what was picked. */
export const LivesOnceReachedFor: Story = {
  args: {
    summary: 'Hur listan visas',
    children: (
      <Select
        name="rows"
        label="Rader"
        defaultValue="50"
        options={['20', '50', '100'].map((value) => ({ value, label: value }))}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const picked = () => canvasElement.querySelector<HTMLSelectElement>('select[name=rows]')?.value;
    await expect(page.queryByRole('button', { hidden: true })).toBeNull();
    await expect(picked()).toBe('50');
    await userEvent.click(page.getByText('Hur listan visas'));
    await expect(await page.findByRole('button', { name: /Rader/ })).toBeVisible();
    await expect(picked()).toBe('50');
  },
};
/** A closed one with too much content to send along: a link to the page where it is open. */
export const Link: Story = {
  tags: ['no-picture'],
  render: () => <DisclosureLink href="#about">Om bussen, villkor och pris rad för rad</DisclosureLink>,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const LongSwedish: Story = { args: { summary: longSwedish, children: longSwedish, open: true } };
export const LongEnglish: Story = { args: { summary: longEnglish, children: longEnglish, open: true } };
export const Dark: Story = { args: { open: true }, ...dark };
