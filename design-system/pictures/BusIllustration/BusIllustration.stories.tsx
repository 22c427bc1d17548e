import type { Meta, StoryObj } from '@storybook/react';
import { Columns } from '@ds/primitives/Columns/Columns';
import { dark, docs } from '@ds/support/story';
import { BusIllustration } from './BusIllustration';
import { LIVERIES } from './liveries';

const meta = {
  title: 'Pictures/BusIllustration',
  component: BusIllustration,
  parameters: docs(`The drawing of a vehicle without photos, one for each type.`, {
    use: 'where a vehicle has no photo of its own.',
    not: 'as an ornament, or beside a photo of the same vehicle.',
  }),
  args: { kind: 'touristBus', label: 'Turistbuss' },
} satisfies Meta<typeof BusIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <Columns>
    <BusIllustration kind="touristBus" />
    <BusIllustration kind="doubleDecker" />
    <BusIllustration kind="minibus" />
  </Columns>
);
export const TouristBus: Story = {};
export const AllKinds: Story = { render: all };
export const Liveries: Story = {
  render: () => (
    <Columns>
      {LIVERIES.map((_, operatorId) => (
        <BusIllustration key={operatorId} kind="touristBus" operatorId={operatorId} />
      ))}
    </Columns>
  ),
};
/** An offer of several buses shows them all. */
export const Sets: Story = {
  render: (args) => (
    <Columns>
      <BusIllustration {...args} others={['touristBus']} />
      <BusIllustration {...args} others={['minibus']} />
      <BusIllustration {...args} others={['touristBus', 'doubleDecker', 'minibus']} />
    </Columns>
  ),
};
export const Bare: Story = { args: { bare: true } };
/** In a list of many, only the first is drawn. */
export const Repeated: Story = {
  render: (args) => (
    <>
      <BusIllustration {...args} repeated="first" />
      <BusIllustration {...args} repeated="again" />
    </>
  ),
};
export const Dark: Story = { render: all, ...dark };
