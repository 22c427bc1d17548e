import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { Select } from '@ds/primitives/Select/Select';
import { Lives, liveForm, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';

const meta = {
  title: 'Patterns/Popover',
  component: Select,
  // It lies over the page, outside the pictured area.
  tags: ['no-picture'],
  parameters: docs(
    'What lies over the page at the control that opened it: the lists of Select, ComboBox and Menu, the calendar of days. It turns up where there is no room below, and the page behind it is quiet. Without scripts the browser lays its own over the page.',
    {
      use: 'as a part of the components that have it.',
      not: 'for what must be answered: a Dialog. For words about a control: a hint, which is always there.',
      keys: keys.choice,
    },
  ),
  args: {
    name: 'busType',
    label: 'Busstyp',
    options: [
      { value: 'minibus', label: 'Minibuss' },
      { value: 'touristBus', label: 'Turistbuss' },
      { value: 'doubleDecker', label: 'Dubbeldäckare' },
    ],
    defaultValue: 'touristBus',
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = within(document.body);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(over.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(over.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** Near the bottom edge it opens upwards. */
export const AtTheLowerEdge: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div style={{ blockSize: '95vh', display: 'grid', alignContent: 'end' }}>
      <Select {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const list = await over.findByRole('listbox');
    await waitFor(() =>
      expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
    await userEvent.keyboard('{Escape}');
  },
};
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <Select {...args} id={`busType-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await startScripts(canvasElement, () => form.querySelector('button'));
    await userEvent.click(within(form).getByRole('button'));
    await over.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
  },
};
export const Dark: Story = { ...dark };
