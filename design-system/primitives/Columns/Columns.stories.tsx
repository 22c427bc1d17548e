import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Card } from '@ds/patterns/Card/Card';
import { TextField } from '@ds/primitives/TextField/TextField';
import { longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Columns } from './Columns';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  parameters: docs(
    'Equal columns, as many as fit, one where there is no room: fields of a form, cards. `least` says how narrow a column may be. They are read and tabbed row by row.',
    {
      use: 'for equal things side by side.',
      not: 'for a main matter and what stands beside it: a Split. For rows and columns of data: a Table.',
    },
  ),
  args: {
    children: [
      <TextField key="name" name="name" label="Namn" />,
      <TextField key="email" name="email" label="E-post" />,
      <TextField key="phone" name="phone" label="Telefon" />,
    ],
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of ['Namn', 'E-post', 'Telefon']) {
      await userEvent.tab();
      await expect(page.getByLabelText(name)).toHaveFocus();
    }
  },
};
export const Narrow: Story = { args: { least: 'narrow' } };
export const Wide: Story = { args: { least: 'wide' } };
export const Cards: Story = {
  args: { children: ['Sök', 'Jämför', longSwedish].map((text) => <Card key={text}>{text}</Card>) },
};
export const Dark: Story = { ...dark };
