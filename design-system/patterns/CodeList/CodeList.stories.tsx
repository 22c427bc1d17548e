import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { CodeList } from './CodeList';

const meta = {
  title: 'Patterns/CodeList',
  component: CodeList,
  parameters: docs(`Codes that are shown once and kept by the reader, such as recovery codes.`, {
    use: 'when the codes are made, once, with what to do with them.',
    not: 'for codes that can be looked up again: a SummaryList.',
  }),
  args: {
    label: 'Återställningskoder',
    codes: ['7k3m-90qx-ab12-zt4e', '0v8n-ydc5-w2hg-m6rj', 'p4s1-x9kq-7tz3-bn0f', 'h6we-2m8c-vr5a-d1yj'],
  },
} satisfies Meta<typeof CodeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { codes: ['7k3m-90qx-ab12-zt4e'] } };
export const Dark: Story = { ...dark };
