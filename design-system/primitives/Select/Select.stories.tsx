import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: docs(
    'One of a list. Without scripts the browser’s own `select`, known to every phone, screen reader and text browser; in a page that lives a button of the same look, whose list follows the theme.',
    {
      use: 'for one of about seven to thirty.',
      not: 'for fewer: a RadioGroup. For thousands: a ComboBox.',
      keys: keys.choice,
    },
  ),
  args: {
    name: 'busType',
    label: 'Busstyp',
    options: [
      { value: '', label: 'Alla' },
      { value: 'touristBus', label: 'Turistbuss' },
      { value: 'doubleDecker', label: 'Dubbeldäckare' },
      { value: 'minibus', label: 'Minibuss', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const enhanced = (canvas: HTMLElement) => within(canvas).findByRole('button', { name: /Busstyp/ });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = await enhanced(canvasElement);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = within(document.body);
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('d{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Dubbeldäckare');
    await expect(canvasElement.querySelector('[name=busType]')).toHaveValue('doubleDecker');
  },
};
/** What was picked before the scripts loaded is kept, with the focus, and sent under the same name. */
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <Select {...args} id={`busType-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await expect(sent(form)).toEqual([['busType', '']]);
    const native = within(form).getByLabelText('Busstyp');
    await userEvent.selectOptions(native, 'touristBus');
    // One that somebody is at is not replaced before they leave it.
    await startScripts(canvasElement, () => {
      native.blur();
      return form.querySelector('button#busType-with');
    });
    await expect(sent(form)).toEqual([['busType', 'touristBus']]);
    form.reset();
  },
};
export const Placeholder: Story = {
  args: { placeholder: 'Välj en enhet', options: [{ value: '1', label: 'Vuxenskolan' }], label: 'Enhet', width: 'md' },
};
export const WithError: Story = { args: { error: 'Välj en busstyp.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, options: [{ value: 'a', label: longSwedish }] } };
export const LongEnglish: Story = { args: { label: longEnglish, options: [{ value: 'a', label: longEnglish }] } };
export const Dark: Story = { ...dark };
