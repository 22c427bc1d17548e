import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { SummaryList } from './SummaryList';

const meta = {
  title: 'Patterns/SummaryList',
  component: SummaryList,
  parameters: docs(`What is known about one thing.`, {
    use: 'for the details of one thing: what each is called, and what it is.',
    not: 'for several things of a kind: a Table.',
  }),
  args: {
    rows: [
      { label: 'Bokning', value: 'BP-2027-00042' },
      { label: 'Kontakt', value: 'Anna Demo, 070-123 45 67', action: <a href="#contact">Ändra</a> },
      { label: 'Passagerare', value: '38 vuxna, 6 barn' },
    ],
  },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Ändra' })).toHaveFocus();
  },
};
/** Beside each other on a telephone too. */
export const Short: Story = { args: { short: true } };
export const Long: Story = {
  args: { rows: [{ label: longSwedish, value: longEnglish, action: <a href="#change">Ändra</a> }] },
};
export const Dark: Story = { ...dark };
