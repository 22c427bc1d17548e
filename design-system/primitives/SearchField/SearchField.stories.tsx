import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { SearchField } from './SearchField';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: docs('What a list is searched for. In a page that lives Escape and the cross empty it.', {
    use: 'for what a list is narrowed by.',
    not: 'for any other text: a TextField.',
    keys: keys.search,
  }),
  args: { name: 'q', label: 'Sök bland kunder', clearLabel: 'Rensa', defaultValue: 'Anna' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Sök bland kunder' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <SearchField {...args} id={`q-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await userEvent.type(within(form).getByRole('searchbox'), ' D');
    await startScripts(canvasElement, () => form.querySelector('[data-rac]'));
    await userEvent.keyboard('emo');
    await expect(sent(form)).toEqual([['q', 'Anna Demo']]);
    await userEvent.click(within(form).getByRole('button', { name: 'Rensa' }));
    await expect(sent(form)).toEqual([['q', '']]);
  },
};
export const Long: Story = { args: { label: longSwedish } };
export const Dark: Story = { ...dark };
