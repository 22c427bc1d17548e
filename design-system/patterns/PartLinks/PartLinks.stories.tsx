import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { PartLinks } from './PartLinks';

const titles = ['Anteckningar', 'Buss', 'Resenärer och kontakt', 'På- och avstigning, med tider', 'Betalningar', 'Händelser']; // prettier-ignore

const meta = {
  title: 'Navigation/PartLinks',
  component: PartLinks,
  parameters: docs('The parts of a long page, each a link to its heading.', {
    use: 'below the heading of a page with five parts or more.',
    not: 'for parts that have addresses of their own: Tabs. For the headings of a written text: Contents.',
    keys: keys.link,
  }),
  args: { label: 'Innehåll', parts: titles.map((title, index) => ({ id: `part${index}`, title })) },
} satisfies Meta<typeof PartLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Anteckningar' })).toHaveFocus();
  },
};
export const Long: Story = {
  args: {
    parts: [
      { id: 'first', title: longSwedish },
      { id: 'second', title: longEnglish },
    ],
  },
};
export const Dark: Story = { ...dark };
