import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { TripScene } from './TripScene';

const meta = {
  title: 'Pictures/TripScene',
  component: TripScene,
  parameters: docs(`Buses on the road between the towns of a trip.`, {
    use: 'once, where a trip has just been booked.',
    not: 'in place of the names: nobody hears them read.',
  }),
  args: { from: 'Uppsala', to: 'Gävle', buses: ['touristBus'] },
} satisfies Meta<typeof TripScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeveralBuses: Story = { args: { buses: ['doubleDecker', 'touristBus', 'minibus'], operatorId: 3 } };
/** Names that would meet are left to the text. */
export const LongNames: Story = { args: { from: 'Stockholm Arlanda flygplats' } };
export const Dark: Story = { ...dark };
