import type { Meta, StoryObj } from '@storybook/react';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { longSwedish, priceLines } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { PriceSummary } from './PriceSummary';

const meta = {
  title: 'Patterns/PriceSummary',
  component: PriceSummary,
  parameters: docs(`What it costs, large.`, {
    use: 'where somebody decides by the price: beside an offer, before a payment.',
    not: 'in a list, where many prices are compared: Money in its cell.',
  }),
  args: { title: 'Ditt pris', total: 1136600, note: 'inkl. moms 6 %, 643 kr' },
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLines: Story = {
  args: {
    children: (
      <Disclosure summary="Pris rad för rad" open>
        <PriceLines caption="Pris rad för rad" lines={priceLines} />
      </Disclosure>
    ),
  },
};
export const Long: Story = { args: { title: longSwedish, note: longSwedish } };
export const Dark: Story = { args: WithLines.args!, ...dark };
