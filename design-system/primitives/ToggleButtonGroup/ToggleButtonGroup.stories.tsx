import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from '@storybook/test';
import { Lives, liveForm, sent, startScripts } from '@ds/support/lives';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { ToggleButtonGroup } from './ToggleButtonGroup';

const meta = {
  title: 'Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  parameters: docs(
    'A view chosen from two or three, at once: how close the rows of a list stand. Radio buttons without scripts.',
    {
      use: 'for a view that is turned on and off at once.',
      not: 'for a choice that is sent with a form: RadioGroup `segmented` or CheckboxGroup.',
      keys: keys.toggles,
    },
  ),
  args: {
    name: 'dense',
    legend: 'Radhöjd',
    options: [
      { value: 'off', label: 'Normal' },
      { value: 'on', label: 'Kompakt' },
    ],
    defaultValue: 'off',
  },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(within(canvasElement).getByRole('radio', { name: 'Kompakt' })).toBeChecked();
    await expect(canvasElement.querySelector('[name=dense]')).toHaveValue('on');
  },
};
/** What was chosen before the scripts loaded is kept, with the focus, and every later choice fires the form's events. */
export const TwoLives: Story = {
  render: (args) => <Lives waits>{(which) => <ToggleButtonGroup {...args} name={`dense-${which}`} />}</Lives>,
  play: async ({ canvasElement }) => {
    const form = liveForm(canvasElement);
    await userEvent.click(within(form).getByLabelText('Kompakt'));
    await startScripts(canvasElement, () => form.querySelector('button'));
    await expect(sent(form)).toEqual([['dense-with', 'on']]);
    await expect(within(form).getByRole('radio', { name: 'Kompakt' })).toHaveFocus();
    let heard = 0;
    form.addEventListener('input', () => heard++);
    await userEvent.click(within(form).getByRole('radio', { name: 'Normal' }));
    await waitFor(() => expect(heard).toBe(1));
    await expect(sent(form)).toEqual([['dense-with', 'off']]);
  },
};
export const Long: Story = { args: { options: [{ value: 'off', label: longSwedish }] } };
export const Dark: Story = { ...dark };
