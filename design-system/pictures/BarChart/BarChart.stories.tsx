import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { BarChart } from './BarChart';

const meta = {
  title: 'Pictures/BarChart',
  component: BarChart,
  parameters: docs(
    `How much there was of something in each of a few periods. The table that it is drawn from stands below it.`,
    {
      use: 'for one measure over up to about thirty periods, with the table that it is drawn from.',
      not: 'for parts of a whole or two measures at once: the table says it better.',
    },
  ),
  args: {
    label: 'Resor per månad 2027',
    bars: [4, 7, 12, 9, 21, 30, 8, 17, 22, 19, 11, 6].map((value, index) => ({
      label: String(index + 1),
      value,
      text: `${value} resor`,
    })),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { bars: meta.args.bars.map((bar) => ({ ...bar, value: 0, text: '0 resor' })) } };
export const Dark: Story = { ...dark };
