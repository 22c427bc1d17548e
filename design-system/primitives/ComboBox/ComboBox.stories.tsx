import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { ComboBox, type Suggestion } from './ComboBox';

const places: Suggestion[] = [
  { id: '1', label: 'Uppsala', detail: 'tätort, Uppsala län' },
  { id: '2', label: 'Uppsala C', detail: 'station, Uppsala län' },
  { id: '3', label: 'Upplands Väsby', detail: 'tätort, Stockholms län' },
];

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  parameters: docs(
    'A text with suggestions. Without scripts a plain text field. Pages that never hydrate use PlaceField, whose suggestions come by a small script.',
    {
      use: 'for one of thousands that somebody knows by name.',
      not: 'for a list that fits: a Select.',
      keys: keys.suggestions,
    },
  ),
  args: {
    name: 'from',
    label: 'Från',
    idName: 'fromId',
    texts: { none: 'Inga träffar' },
    suggest: (text: string) =>
      Promise.resolve(places.filter((place) => place.label.toLowerCase().startsWith(text.toLowerCase()))),
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('combobox', { name: 'Från' });
    await userEvent.type(field, 'upp');
    // The list lies over the page, outside the story's root.
    const list = within(document.body);
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Uppsala C');
    await waitFor(() => expect(canvasElement.querySelector('[name=fromId]')).toHaveValue('2'));
    await expect(canvasElement.querySelector('[name=from]')).toHaveValue('Uppsala C');
    await userEvent.type(field, 'entral');
    await waitFor(() => expect(canvasElement.querySelector('[name=fromId]')).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(field).toHaveValue('Uppsala Central');
  },
};
/** What was typed before the scripts loaded is kept, with the focus and the caret, and so is a suggestion picked before. */
export const TwoLives: Story = {
  args: { defaultValue: 'Uppsala', defaultId: '1' },
  render: (args) => (
    <Lives waits>{(which) => <ComboBox {...args} name={`from-${which}`} idName={`fromId-${which}`} />}</Lives>
  ),
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await userEvent.type(within(form).getByLabelText('Från'), ' C');
    await startScripts(canvasElement, () => form.querySelector('[role=combobox]'));
    await expect(sent(form)).toEqual([
      ['from-with', 'Uppsala C'],
      ['fromId-with', ''],
    ]);
    const field = within(form).getByRole('combobox', { name: 'Från' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(sent(form)).toEqual([
        ['from-with', 'Uppsala'],
        ['fromId-with', '1'],
      ]),
    );
  },
};
export const Filled: Story = {
  args: { defaultValue: 'Uppsala', defaultId: '1' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('combobox');
    await expect(canvasElement.querySelector('[name=fromId]')).toHaveValue('1');
  },
};
const ready: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('combobox');
};
export const WithError: Story = {
  args: { error: 'Vi hittar ingen plats som heter så.', defaultValue: 'Upsala' },
  play: ready,
};
export const Long: Story = { args: { label: longSwedish, hint: longSwedish }, play: ready };
export const Dark: Story = { args: { defaultValue: 'Uppsala' }, play: ready, ...dark };
