import type { Meta, StoryObj } from '@storybook/react';
import { longEnglish, longSwedish, priceLines } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { PriceLines } from './PriceLines';

const meta = {
  title: 'Patterns/PriceLines',
  component: PriceLines,
  parameters: docs(`A price line by line. When one line has öre, all show them.`, {
    use: 'wherever a price is explained: what each line is, what it costs, and the sum.',
    not: 'where the sum alone is asked for: a PriceSummary or Money.',
  }),
  args: { caption: 'Pris rad för rad', lines: priceLines },
} satisfies Meta<typeof PriceLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithOre: Story = {
  args: {
    lines: [
      { label: 'Körning', detail: '214,5 km × 18,50 kr', ore: 396825 },
      { label: 'Att betala', ore: 396825, kind: 'total' },
    ],
  },
};
export const Long: Story = {
  args: {
    lines: [
      { label: longSwedish, detail: longEnglish, ore: 100 },
      { label: longEnglish, ore: 99_999_999_900, kind: 'total' },
    ],
  },
};
export const Dark: Story = { ...dark };
