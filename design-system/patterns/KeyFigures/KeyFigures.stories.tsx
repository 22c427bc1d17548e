import type { Meta, StoryObj } from '@storybook/react';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { KeyFigures } from './KeyFigures';

const meta = {
  title: 'Patterns/KeyFigures',
  component: KeyFigures,
  parameters: docs(`The few numbers that matter today.`, {
    use: 'on the first page of an area, for two to six figures that somebody acts on.',
    not: 'for a series over time: a BarChart. For what is known about one thing: a SummaryList.',
  }),
  args: {
    figures: [
      { label: 'resor idag', value: '3', href: '#1', note: '+1 mot i går' },
      { label: 'offerter att besvara', value: '2', href: '#2' },
      { label: 'beläggning denna vecka', value: '71 %' },
      { label: 'bokat i mars, exkl. moms', value: '184 500 kr' },
    ],
  },
} satisfies Meta<typeof KeyFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = {
  args: {
    figures: [
      { label: longSwedish, value: '99 999 999 kr' },
      { label: longEnglish, value: '0' },
    ],
  },
};
export const Dark: Story = { ...dark };
