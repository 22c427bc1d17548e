import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { EnhancedRepeatList } from '@ds/enhanced/RepeatList/EnhancedRepeatList';
import { TextField } from '@ds/primitives/TextField/TextField';
import { dark, docs, keys } from '@ds/support/story';
import { RepeatList, type RepeatItem } from './RepeatList';

const meta = {
  title: 'Forms/RepeatList',
  component: RepeatList,
  parameters: docs(`A list in a form that grows and shrinks. Form posts without scripts, the small script with them.`, {
    use: 'for parts of a form that come and go: stops.',
    not: 'for a list whose order alone changes: a SortableList.',
    keys: keys.button,
  }),
  args: {
    count: 2,
    min: 2,
    max: 5,
    intentName: 'intent',
    insert: 'before-last',
    reorder: true,
    texts: {
      first: 'Från',
      middle: 'Stopp {n}',
      last: 'Till',
      add: 'Lägg till ett stopp',
      remove: 'Ta bort',
      up: 'Flytta upp',
      down: 'Flytta ner',
      added: 'Ett stopp är tillagt',
      removed: 'Stoppet är borttaget',
      moved: 'Stoppet är flyttat och är nu {name}',
    },
    renderItem: ({ key, label, index }: RepeatItem) => (
      <TextField name="stop" id={`stop-${key}`} label={label} defaultValue={['Uppsala', 'Gävle'][index]} />
    ),
  },
} satisfies Meta<typeof RepeatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeStops: Story = { args: { count: 3 } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByText('Lägg till ett stopp').focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByLabelText('Stopp 1')).toHaveFocus();
    await userEvent.type(page.getByLabelText('Stopp 1'), 'Tierp');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByLabelText('Från')).toHaveValue('Tierp');
    await expect(page.getByLabelText('Stopp 1')).toHaveValue('Uppsala');
    page.getByRole('button', { name: 'Ta bort: Från' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getAllByRole('textbox')).toHaveLength(2);
    await expect(page.getByLabelText('Från')).toHaveValue('Uppsala');
  },
};
/** In a hydrated form: Enter picks it up, Tab moves between places, Enter drops it. */
export const Dragged: Story = {
  tags: ['no-picture'],
  args: { count: 3 },
  render: (args) => <EnhancedRepeatList {...args} texts={{ ...args.texts, drag: 'Dra till en annan plats' }} />,
};
export const Dark: Story = { args: { count: 3 }, ...dark };
