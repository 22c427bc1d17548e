import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { HeroScene } from './HeroScene';

const meta = {
  title: 'Pictures/HeroScene',
  component: HeroScene,
  parameters: docs(`The main page's picture.`, {
    use: 'in the Hero of the main page.',
    not: 'anywhere else: it says nothing.',
  }),
  args: {},
} satisfies Meta<typeof HeroScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
