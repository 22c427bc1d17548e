import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Button } from '@ds/primitives/Button/Button';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Best, SideBySide } from './SideBySide';

const thing = (id: string, company: string, price: string, equipment: string) => ({
  id,
  title: company,
  action: <Button>Boka</Button>,
  rows: [
    { label: 'Att betala', value: <strong>{price}</strong> },
    { label: 'Utrustning', value: equipment },
    { label: 'Betyg', value: '4,2 (31 betyg)' },
  ],
});
const uppsala = thing('uppsala', 'Demobuss Uppsala AB', '10 376 kr', 'Toalett, Wifi, Luftkonditionering, Eluttag');
const gavle = thing('gavle', 'Demobuss Gävle AB', '11 115 kr', 'Toalett');
const sala = thing('sala', 'Demobuss Sala AB', '12 020 kr', 'Wifi, Skidbox');

const meta = {
  title: 'Patterns/SideBySide',
  component: SideBySide,
  parameters: docs('A few things of a kind, fact by fact.', {
    use: 'where somebody chooses between two or three things that have the same facts.',
    not: 'for one thing: SummaryList. For many: Table.',
  }),
  args: { label: 'Jämförelse', heads: { action: 'Boka' }, things: [uppsala, gavle, sala] },
} satisfies Meta<typeof SideBySide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fact's name is said once, for all of them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('rowheader', { name: 'Betyg' })).toHaveLength(1);
    await expect(page.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.tab();
    await expect(page.getAllByRole('button', { name: 'Boka' })[0]).toHaveFocus();
  },
};
export const Two: Story = { args: { things: [uppsala, gavle] } };
/** What is best in its row says so. */
export const BestOfItsRow: Story = {
  args: {
    things: [
      {
        ...uppsala,
        rows: [
          {
            label: 'Att betala',
            value: (
              <>
                10 376 kr
                <Best>lägst</Best>
              </>
            ),
          },
        ],
      },
      { ...gavle, rows: [{ label: 'Att betala', value: '11 115 kr' }] },
    ],
  },
};
export const Telephone: Story = { parameters: { viewport: { defaultViewport: 'mobile1' } } };
export const Long: Story = {
  args: {
    things: [thing('sv', longSwedish, '10 376 kr', longSwedish), thing('en', longEnglish, 'SEK 10,376', longEnglish)],
  },
};
export const Dark: Story = { ...dark };
