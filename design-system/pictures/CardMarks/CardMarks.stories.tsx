import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { CardMarks } from './CardMarks';

const meta = {
  title: 'Pictures/CardMarks',
  component: CardMarks,
  parameters: docs(
    `The marks of the cards that are taken, in their owners' colours. Their names are said in text beside them.`,
    {
      use: 'where somebody is about to pay, or wants to know how.',
      not: 'as an ornament, or for a card that is not taken.',
    },
  ),
} satisfies Meta<typeof CardMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
