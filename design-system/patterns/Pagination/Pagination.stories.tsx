import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { dark, docs, keys } from '@ds/support/story';
import { Pagination } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: docs(`Links to the pages of a list.`, {
    use: 'for lists of more than one page.',
    not: 'for the steps of a task: Steps. For more of what is at hand already: show it.',
    keys: keys.link,
  }),
  args: {
    current: 5,
    total: 9,
    hrefOf: (page: number) => `#${page}`,
    texts: { label: 'Sidor', previous: 'Föregående', next: 'Nästa', page: 'Sida {n}', summary: '81–100 av 173' },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Föregående')).toHaveFocus();
  },
};
export const First: Story = { args: { current: 1 } };
export const Few: Story = { args: { current: 3, total: 3 } };
export const One: Story = { args: { current: 1, total: 1 } };
export const Dark: Story = { ...dark };
