import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import { Lives, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { IconButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: docs('A button that is a picture, with its name as a tip: the browser’s own without scripts.', {
    use: 'where a row has no room for words and the picture is known to everybody.',
    not: 'for the main act of a page, or where a finger must know what it does: a Button with words.',
    keys: { ...keys.button, Esc: 'Hides the tip' },
  }),
  args: { icon: 'search', label: 'Sök', type: 'button', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sök' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Sök');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{() => <IconButton {...args} onPress={undefined} />}</Lives>,
  play: async ({ canvasElement }) => {
    await startScripts(canvasElement, (form) => form.querySelector('button:not([title])'));
  },
};
export const Danger: Story = { args: { variant: 'danger', icon: 'cross', label: 'Ta bort' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { ...dark };
