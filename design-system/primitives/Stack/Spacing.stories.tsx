import type { Meta, StoryObj } from '@storybook/react';
import { Card } from '@ds/patterns/Card/Card';
import { Split } from '@ds/patterns/Split/Split';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Row } from '@ds/primitives/Row/Row';
import { overview } from '@ds/support/story';
import { Stack } from './Stack';

const boxes = ['Ett', 'Två', 'Tre', 'Fyra'].map((word) => (
  <Card key={word} look="quiet">
    {word}
  </Card>
));
const meta = {
  title: 'Elements/Spacing',
  component: Stack,
  parameters: overview(
    'Stack below each other, Row beside each other and wrapping, Columns of equal width, Split with something beside.',
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
