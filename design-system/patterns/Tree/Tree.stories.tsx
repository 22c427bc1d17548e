import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Lives, startScripts } from '@ds/support/lives';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { Tree } from './Tree';

const change = <a href="#change">Ändra</a>;
const meta = {
  title: 'Patterns/Tree',
  component: Tree,
  parameters: docs(`Things below each other: lists in lists.`, {
    use: 'for things below each other.',
    not: 'for one level: a Table or a plain list.',
    keys: keys.tree,
  }),
  args: {
    label: 'Enheter',
    openLabel: 'Öppna eller stäng',
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
    const page = within(canvasElement);
    await expect(page.getAllByRole('row')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(page.getAllByRole('row')).toHaveLength(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getAllByRole('row')).toHaveLength(4);
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{() => <Tree {...args} />}</Lives>,
  play: async ({ canvasElement }) => {
    await startScripts(canvasElement, (form) => form.querySelector('[role=treegrid]'));
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
