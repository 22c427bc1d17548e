import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { Rating } from './Rating';

const meta = {
  title: 'Patterns/Rating',
  component: Rating,
  parameters: docs(`What others thought of it.`, {
    use: 'beside what was rated, with how many rated it.',
    not: 'to ask for a rating: a RadioGroup, which works by the keyboard and without scripts.',
  }),
  args: { value: '4,7 av 5', count: '31 betyg' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoCount: Story = { args: { count: undefined } };
export const Dark: Story = { ...dark };
