import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { SortableList } from './SortableList';

const meta = {
  title: 'Patterns/SortableList',
  component: SortableList,
  parameters: docs('A list whose order matters: dragged, or moved by buttons that send the form without scripts.', {
    use: 'for a list whose order is kept.',
    not: 'for items with fields of their own: a RepeatList.',
    keys: keys.sorting,
  }),
  args: {
    id: 'stops',
    label: 'Stopp',
    name: 'stop',
    intentName: 'intent',
    texts: { up: 'Flytta upp', down: 'Flytta ner', drag: 'Flytta' },
    items: [
      { id: 'a', label: 'Uppsala', detail: '08:00' },
      { id: 'b', label: 'Tierp' },
      { id: 'c', label: 'Gävle', detail: '10:15' },
    ],
    onOrder: fn(),
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLInputElement>('[name=stop]')].map(({ value }) => value).join('');

export const Default: Story = {};
/** Where React Aria puts the focus after the drop depends on whether the list updates within 50 ms: no two pictures would be alike. */
export const MovedByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    await expect(order(canvasElement)).toBe('abc');
    const handle = within(canvasElement).getByRole('button', { name: /Flytta: Uppsala/ });
    handle.focus();
    // Picked up with Enter, moved with the arrows, dropped with Enter.
    await userEvent.keyboard('{Enter}');
    // React Aria takes keys only once it has chosen the first place to drop, one frame after the line is picked up.
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-target]')).toBeTruthy());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order(canvasElement)).not.toBe('abc'));
    await expect(args.onOrder).toHaveBeenCalledWith(order(canvasElement).split(''));
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <SortableList {...args} id={`stops-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await startScripts(canvasElement, () => form.querySelector('[role=grid]'));
    await expect(sent(form)).toEqual([
      ['stop', 'a'],
      ['stop', 'b'],
      ['stop', 'c'],
    ]);
  },
};
export const Long: Story = {
  args: {
    items: [
      { id: 'a', label: longSwedish },
      { id: 'b', label: longEnglish },
    ],
  },
};
export const Dark: Story = { ...dark };
