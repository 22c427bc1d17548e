import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectTheSameInBoth, Lives } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { Tabs } from './Tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: docs(`Parts of one thing, each at its own address.`, {
    use: 'for parts of one thing, each with an address of its own.',
    not: 'for choices in a form: RadioGroup `segmented`.',
    keys: keys.link,
  }),
  args: {
    label: 'Bokningar',
    here: 'vald',
    items: [
      { href: '#coming', label: 'Kommande', current: true },
      { href: '#past', label: 'Tidigare' },
      { href: '#canceled', label: 'Avbokade' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Kommande')).toHaveFocus();
  },
};
/** The browser’s own in both lives: hydration changes nothing. */
export const TwoLives: Story = {
  tags: ['no-picture'],
  render: (args) => <Lives>{(which) => <Tabs {...args} label={`${args.label}, ${which}`} />}</Lives>,
  play: ({ canvasElement }) => expectTheSameInBoth(canvasElement),
};
export const Long: Story = {
  args: {
    items: [
      { href: '#1', label: longSwedish },
      { href: '#2', label: longEnglish, current: true },
    ],
  },
};
const days = ['mån 1 mars', 'tis 2 mars', 'ons 3 mars', 'tors 4 mars', 'fre 5 mars', 'lör 6 mars', 'sön 7 mars'];
const dayTabs = (count: number) =>
  days.slice(0, count).map((day, index) => ({
    href: `#${index}`,
    label: (
      <>
        {day}
        <br />
        10 376 kr
      </>
    ),
    current: index === 2,
  }));
export const TwoLines: Story = { args: { label: 'Samma resa andra dagar', items: dayTabs(4) } };
/** Where the screen is narrow these are one row that scrolls; where it is wide they wrap. */
export const Many: Story = {
  tags: ['no-picture'],
  args: { label: 'Samma resa andra dagar', items: dayTabs(7) },
  play: async ({ canvasElement }) => {
    const [first, ...rest] = within(canvasElement).getAllByRole('link');
    const last = rest.at(-1)!;
    const isNarrow = window.matchMedia('(max-width: 30rem)').matches;
    await expect(last.offsetTop > first!.offsetTop).toBe(!isNarrow);
  },
};
export const Dark: Story = { ...dark };
