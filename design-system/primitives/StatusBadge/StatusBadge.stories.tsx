import type { Meta, StoryObj } from '@storybook/react';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Row } from '@ds/primitives/Row/Row';
import { dark, docs } from '@ds/support/story';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Elements/StatusBadge',
  component: StatusBadge,
  parameters: docs(`The state of a thing in a word; the tone only helps the eye.`, {
    use: 'for a state of the specification, in lists and heads of pages.',
    not: 'for what a thing has: a line of text. For what can be pressed: a Button.',
  }),
  args: { children: 'Bokad' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <Row>
    <StatusBadge>Utkast</StatusBadge>
    <StatusBadge tone="info">Bokad</StatusBadge>
    <StatusBadge tone="success">Betald</StatusBadge>
    <StatusBadge tone="warning">Saknar förare</StatusBadge>
    <StatusBadge tone="danger">Avbokad</StatusBadge>
  </Row>
);
export const Default: Story = {};
export const Tones: Story = { render: all };
export const LongSwedish: Story = { args: { children: longSwedish } };
export const LongEnglish: Story = { args: { children: longEnglish } };
export const Dark: Story = { render: all, ...dark };
