import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Tree } from './Tree';

const change = <a href="#change">Ändra</a>;
const meta = {
  title: 'Patterns/Tree',
  component: Tree,
  parameters: docs(`Things below each other: lists in lists.`),
  args: {
    label: 'Enheter',
    nodes: [
      {
        key: 1,
        title: 'Uppsala kommun',
        detail: 'Kostnadsställe 1000',
        actions: change,
        children: [
          {
            key: 2,
            title: 'Utbildningsförvaltningen',
            detail: 'Kostnadsställe 2000',
            actions: change,
            children: [{ key: 3, title: 'Norra skolan', actions: change, children: [] }],
          },
          { key: 4, title: 'Kulturförvaltningen', detail: 'Inaktiv', actions: change, children: [] },
        ],
      },
    ],
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Long: Story = {
  args: {
    nodes: [
      {
        key: 1,
        title: longSwedish,
        detail: longEnglish,
        actions: change,
        children: [{ key: 2, title: longEnglish, actions: change, children: [] }],
      },
    ],
  },
};
export const Dark: Story = { ...dark };
