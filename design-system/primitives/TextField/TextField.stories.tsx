import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { TextField } from './TextField';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: docs(
    'One line of text; the base of the typed fields. Label above, hint and error tied to it by `aria-describedby`. Works as a plain `input`.',
  ),
  args: { name: 'town', label: 'Ort', defaultValue: 'Uppsala' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Ort');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Knivsta');
    await expect(field).toHaveValue('Knivsta');
  },
};
export const Suffix: Story = {
  args: { name: 'distance', label: 'Sträcka', suffix: 'km', width: 'xs', defaultValue: '108' },
};
export const Optional: Story = { args: { name: 'reference', label: 'Er referens', optional: 'frivilligt' } };
export const WithError: Story = {
  args: { error: 'Skriv vilken ort resan börjar i.', hint: 'Så att rätt buss kommer.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { args: { error: 'Skriv vilken ort resan börjar i.' }, ...dark };
