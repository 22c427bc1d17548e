import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { Lives, liveForm, startScripts } from '@ds/support/lives';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { TagGroup } from './TagGroup';

const meta = {
  title: 'Patterns/TagGroup',
  component: TagGroup,
  parameters: docs(
    'The filters that are set, each with a way to take it off. Without scripts they are links to the same list without that filter.',
    { use: 'for the filters that are set.', not: 'for facts that nobody takes off: a line of text.', keys: keys.tags },
  ),
  args: {
    label: 'Valda filter',
    removeLabel: 'Ta bort',
    onRemove: fn(),
    tags: [
      { id: 'electric', label: 'El', href: '#all' },
      { id: 'lift', label: 'Rullstolslift', href: '#electric' },
    ],
  },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'lift' })));
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{() => <TagGroup {...args} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await expect(within(form).getByRole('link', { name: /Rullstolslift/ })).toHaveAttribute('href', '#electric');
    await startScripts(canvasElement, () => form.querySelector('[role=grid]'));
  },
};
export const Long: Story = {
  args: {
    tags: [
      { id: 'a', label: longSwedish, href: '#a' },
      { id: 'b', label: longEnglish, href: '#b' },
    ],
  },
};
export const Dark: Story = { ...dark };
