import type { Meta, StoryObj } from '@storybook/react';
import { Card } from '@ds/patterns/Card/Card';
import { Split } from '@ds/patterns/Split/Split';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Row } from '@ds/primitives/Row/Row';
import { docs } from '@ds/support/story';
import { Stack } from './Stack';

const boxes = ['Ett', 'Två', 'Tre', 'Fyra'].map((word) => (
  <Card key={word} look="quiet">
    {word}
  </Card>
));
const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: docs(
    'Things below each other, with one space between them. Beside it the others that make room: Row, Columns and Split. Parts have no margins of their own.',
    {
      use: 'for the parts of a page (`l`, `xl`), of a form (`m`) and of one thing (`s`).',
      not: 'for things beside each other: a Row where they wrap, Columns where they are equal, a Split where one is beside the matter.',
    },
  ),
  args: { children: boxes },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const Tight: Story = { args: { gap: 's' } };
export const InARow: Story = { render: () => <Row justify="between">{boxes}</Row> };
export const InColumns: Story = { render: () => <Columns>{boxes}</Columns> };
export const Beside: Story = {
  render: () => (
    <Split label="Pris" side="end" aside={boxes[0]}>
      {boxes[1]}
    </Split>
  ),
};
