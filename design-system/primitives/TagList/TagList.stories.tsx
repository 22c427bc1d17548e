import type { Meta, StoryObj } from '@storybook/react';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { TagList } from './TagList';

const meta = {
  title: 'Elements/TagList',
  component: TagList,
  parameters: docs(`What a thing has. «good» marks what speaks for it.`, {
    use: 'for a few things that a bus or an offer has.',
    not: 'for what can be taken off or chosen: a TagGroup. For a state: a StatusBadge.',
  }),
  args: {
    label: 'Utrustning',
    tags: [{ label: 'HVO 100', good: true }, { label: 'Toalett' }, { label: 'Wifi' }, { label: 'Rullstolslift' }],
  },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = { args: { tags: [{ label: longSwedish }, { label: longEnglish, good: true }] } };
export const Dark: Story = { ...dark };
