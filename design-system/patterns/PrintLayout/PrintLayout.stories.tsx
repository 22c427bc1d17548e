import type { Meta, StoryObj } from '@storybook/react';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Stack } from '@ds/primitives/Stack/Stack';
import { brand, longSwedish, priceLines } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { PrintLayout } from './PrintLayout';

const meta = {
  title: 'Layouts/PrintLayout',
  component: PrintLayout,
  parameters: {
    ...docs('A sheet of paper: receipts and journey sheets, the same on the screen as in print.'),
    layout: 'fullscreen',
  },
  args: {
    skipText: 'Hoppa till innehållet',
    brand,
    head: 'Kvitto 2027-00042',
    foot: 'Demobuss Uppsala AB · 556000-0000 · Godkänd för F-skatt',
    children: (
      <Stack gap="l">
        <h1>Kvitto</h1>
        <SummaryList
          rows={[
            { label: 'Bokning', value: 'BP-2027-00042' },
            { label: 'Betald', value: '2027-02-01 10:15' },
            { label: 'Resa', value: 'Uppsala – Gävle – Uppsala, onsdag 10 mars 2027' },
          ]}
        />
        <PriceLines caption="Pris rad för rad" lines={priceLines} />
      </Stack>
    ),
  },
} satisfies Meta<typeof PrintLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = {};
export const Long: Story = { args: { head: longSwedish, foot: longSwedish } };
export const Dark: Story = { ...dark };
