import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Rating } from '@ds/patterns/Rating/Rating';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { longEnglish, longSwedish, priceLines } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { OfferCard, OfferList } from './OfferCard';

const meta = {
  title: 'Patterns/OfferCard',
  component: OfferCard,
  parameters: docs(
    'One bus that can be had: what it is, whose, for how much, and what to do. A rule between two, no boxes.',
    {
      use: 'in the results of a search, one for each bus; without a price on its operator’s page.',
      not: 'for a bus that is booked: a SummaryList.',
    },
  ),
  args: {
    title: 'Turistbuss, 53 platser',
    picture: <BusIllustration kind="touristBus" />,
    head: ['Demobuss Uppsala AB', <Rating key="r" value="4,7 av 5" count="31 betyg" />],
    facts: [
      '9 platser över · står 6 km från starten',
      <strong key="fuel">HVO 100 · 61 kg CO₂e</strong>,
      'Toalett · Wifi · Rullstolslyft',
      'Gratis avbokning till onsdag 3 mars 2027',
    ],
    price: 1136600,
    priceNote: '258 kr per person',
    actions: (
      <div>
        <Button>Boka</Button>
        <Checkbox name="company" value="1" label="Begär offert" />
      </div>
    ),
    children: (
      <Disclosure summary="Villkor och pris rad för rad">
        <PriceLines caption="Pris rad för rad" lines={priceLines} />
      </Disclosure>
    ),
  },
  decorators: [(Story) => <OfferList>{Story()}</OfferList>],
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Boka' })).toHaveFocus();
  },
};
export const DoubleDecker: Story = {
  args: { title: 'Dubbeldäckare, 78 platser', picture: <BusIllustration kind="doubleDecker" />, children: undefined },
};
/** Without a price: one of its operator's buses. */
export const Bare: Story = { args: { facts: [], price: undefined, children: undefined } };
export const LongSwedish: Story = {
  args: { title: longSwedish, head: [longSwedish], facts: [longSwedish], priceNote: longSwedish },
};
export const LongEnglish: Story = {
  args: { title: longEnglish, head: [longEnglish], facts: [longEnglish] },
};
export const Dark: Story = { ...dark };
