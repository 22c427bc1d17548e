import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { controlAttributes, Field, type FieldTexts } from './Field';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: docs(
    'Label, hint and error around one control, in the order in which they are read. What every field is made of: a new kind of field puts its native control here and spreads `controlAttributes` on it, which ties label, hint and error to it. Fields are required unless they say that they are optional.',
    { use: 'to build a new kind of field.', not: 'in a form: take the field that fits, a TextField, a Select.' },
  ),
  args: { name: 'registration', label: 'Registreringsnummer', children: null },
  render: ({ children: _, ...texts }: FieldTexts & { children: unknown }) => (
    <Field {...texts}>
      <input type="text" {...controlAttributes(texts)} />
    </Field>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Registreringsnummer');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ABC 123');
    await expect(field).toHaveValue('ABC 123');
  },
};
export const Hint: Story = { args: { hint: 'Som på skylten, till exempel ABC 12D' } };
export const Optional: Story = { args: { optional: 'valfritt' } };
export const Wrong: Story = {
  args: { hint: 'Som på skylten, till exempel ABC 12D', error: 'Skriv numret som det står på skylten.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Registreringsnummer');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/skylten, till exempel.*Skriv numret/);
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Widths: Story = {
  render: () => (
    <>
      {(['xs', 'sm', 'md', 'full'] as const).map((width) => {
        const texts = { name: `field-${width}`, label: `Bredd ${width}`, width };
        return (
          <Field key={width} {...texts}>
            <input type="text" {...controlAttributes(texts)} />
          </Field>
        );
      })}
    </>
  ),
};
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish, error: longEnglish } };
export const Dark: Story = { args: { hint: 'Som på skylten', error: 'Skriv numret.' }, ...dark };
