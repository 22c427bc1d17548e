import type { Meta, StoryObj } from '@storybook/react';
import { Row } from '@ds/primitives/Row/Row';
import { dark, docs } from '@ds/support/story';
import { Icon, iconNames } from './Icon';

const meta = {
  title: 'Pictures/Icon',
  component: Icon,
  parameters: docs('Small line drawings beside words; never without one.', {
    use: 'beside the word that it helps to find.',
    not: 'by itself: a button without words needs an IconButton, which has a name.',
  }),
  args: { name: 'check' },
  render: () => (
    <Row>
      {iconNames.map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </Row>
  ),
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { ...dark };
