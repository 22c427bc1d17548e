import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Button } from '@ds/primitives/Button/Button';
import { TextField } from '@ds/primitives/TextField/TextField';
import { longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Row } from './Row';

const buttons = [
  <Button key="book">Boka</Button>,
  <Button key="back" variant="secondary">
    Tillbaka
  </Button>,
];
const meta = {
  title: 'Layout/Row',
  component: Row,
  parameters: docs(
    'Things beside each other that wrap where there is no room: buttons, tags, a heading and its action. `between` pushes them apart, `bottom` lines a button up with fields that have labels. In text browsers a space parts them.',
    { use: 'for a few things that belong side by side.', not: 'for equal widths: Columns.' },
  ),
  args: { children: buttons },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Boka' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Tillbaka' })).toHaveFocus();
  },
};
export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { args: { justify: 'end' } };
export const FieldAndButton: Story = {
  args: {
    align: 'bottom',
    children: [
      <TextField key="code" name="code" label="Kod" width="sm" />,
      <Button key="apply" variant="secondary">
        Använd
      </Button>,
    ],
  },
};
export const Long: Story = { args: { children: [<Button key="long">{longSwedish}</Button>, ...buttons] } };
export const Dark: Story = { ...dark };
