import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { Money } from './Money';

const meta = {
  title: 'Elements/Money',
  component: Money,
  parameters: docs(`An amount in öre as Swedish kronor, in the form of the page’s language. Never broken over lines.`, {
    use: 'for every amount that is shown.',
    not: 'for an amount that is filled in: a NumberField with its unit.',
  }),
  args: { ore: 1136600 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithOre: Story = { args: { ore: 1136650 } };
export const AlwaysOre: Story = { args: { ore: 1136600, decimals: true } };
export const Negative: Story = { args: { ore: -250000 } };
export const Dark: Story = { ...dark };
