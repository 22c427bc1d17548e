import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { SignatureField } from './SignatureField';

const meta = {
  title: 'Forms/SignatureField',
  component: SignatureField,
  parameters: docs(
    'A pad to sign on with a finger, a pen or a mouse. The form gets the strokes as text. It is an addition: without scripts there is none, and whoever cannot draw leaves it empty.',
    {
      use: 'beside a field where the same person types their name.',
      not: 'as the only way to sign.',
      keys: keys.button,
    },
  ),
  args: {
    name: 'drawnSignature',
    label: 'Ritad underskrift (valfritt)',
    hint: 'Rita med fingret, en penna eller musen.',
    width: 600,
    height: 200,
    most: 8_000,
    texts: { empty: 'Inget är ritat', drawn: 'En underskrift är ritad', clear: 'Rita om' },
  },
} satisfies Meta<typeof SignatureField>;
export default meta;
type Story = StoryObj<typeof meta>;

const strokesOf = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('[name=drawnSignature]')!.value;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pad = await canvas.findByRole('img', { name: 'Inget är ritat' });
    // No real pointer is pressed, so none can be captured.
    pad.setPointerCapture = () => {};
    const { left, top, width, height } = pad.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + width * x,
      clientY: top + height * y,
      button: 0,
      pointerId: 1,
      isPrimary: true,
    });
    await fireEvent.pointerDown(pad, at(0.25, 0.5));
    await fireEvent.pointerMove(pad, at(0.5, 0.25));
    await fireEvent.pointerMove(pad, at(2, 0.25));
    await fireEvent.pointerUp(pad, at(2, 0.25));
    // A pointer that leaves the pad draws to its edge.
    const strokes = /^M1[45]\d \d+L1[45]\d \d+L(29|30)\d \d+L600 \d+$/;
    await waitFor(() => expect(strokesOf(canvasElement)).toMatch(strokes));
    await expect(pad).toHaveAccessibleName('En underskrift är ritad');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(strokesOf(canvasElement)).toBe('');
  },
};
export const Drawn: Story = {
  args: { defaultValue: 'M40 150L60 60L90 40L100 90L70 120L110 110L150 150L190 150L400 100' },
};
export const WithError: Story = { args: { error: 'Underskriften kan inte läsas. Rita om den.' } };
export const LongSwedish: Story = { args: { label: longSwedish, hint: longSwedish, error: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish, hint: longEnglish } };
export const Dark: Story = { ...dark };
