import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Elements/Skeleton',
  component: Skeleton,
  parameters: docs(`Holds the room of something on its way. It does not move.`),
  args: { label: 'Hämtar bussar' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const Dark: Story = { ...dark };
