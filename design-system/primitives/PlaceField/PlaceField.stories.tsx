import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { PlaceField } from './PlaceField';

const places = JSON.stringify([
  { id: 1, label: 'Uppsala', detail: 'tätort, Uppsala län' },
  { id: 2, label: 'Uppsala C', detail: 'station, Uppsala län' },
  { id: 3, label: 'Upplands Väsby', detail: 'tätort, Stockholms län' },
]);

const meta = {
  title: 'Forms/PlaceField',
  component: PlaceField,
  parameters: docs(
    'A place by its name. Plain text without scripts; the small script makes it a combobox that asks for suggestions and fills a hidden id.',
    { use: 'for places on pages without React.', not: 'on dashboards: a ComboBox.', keys: keys.suggestions },
  ),
  // The script adds `?q=…`, which the fragment swallows: the answer is always the same.
  args: {
    name: 'from',
    label: 'Från',
    suggestUrl: `data:application/json,${encodeURIComponent(places)}#`,
    idName: 'fromId',
    texts: { none: 'Inga träffar', count: '{count} förslag' },
  },
} satisfies Meta<typeof PlaceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    const field = page.getByRole('combobox', { name: 'Från' });
    await userEvent.type(field, 'upp');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Uppsala C');
    await expect(canvasElement.querySelector('[name=fromId]')).toHaveValue('2');
    await userEvent.type(field, ' x');
    await expect(canvasElement.querySelector('[name=fromId]')).toHaveValue('');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.type(page.getByRole('combobox'), 'upp');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
  },
  decorators: [(Story) => <div style={{ minHeight: '17rem' }}>{Story()}</div>],
};
export const WithError: Story = { args: { error: 'Vi hittar ingen plats som heter så.', defaultValue: 'Upsala' } };
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = { args: { label: longSwedish, defaultValue: longSwedish } };
export const Dark: Story = { ...Open, ...dark };
