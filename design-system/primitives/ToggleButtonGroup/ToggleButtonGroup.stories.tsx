import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { ToggleButtonGroup } from './ToggleButtonGroup';

const meta = {
  title: 'Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  parameters: docs(
    'A view chosen from two or three, at once: how dense a list is. Not there without scripts. For an answer that is sent use RadioGroup. | ← → move · Enter or Space chooses.',
    {
      use: 'for a view that is turned on and off at once.',
      not: 'for a choice that is sent with a form: RadioGroup `segmented` or CheckboxGroup.',
      keys: keys.toggles,
    },
  ),
  args: {
    label: 'Täthet',
    options: [
      { id: 'roomy', label: 'Luftig' },
      { id: 'dense', label: 'Tät' },
    ],
    value: 'roomy',
    onChange: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ToggleButtonGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(within(canvasElement).getByRole('radio', { name: 'Tät' })).toBeChecked();
  },
};
export const Long: Story = { args: { options: [{ id: 'roomy', label: longSwedish }] } };
export const Dark: Story = { ...dark };
