import type { Meta, StoryObj } from '@storybook/react';
import { itinerary, longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Timeline } from './Timeline';

const meta = {
  title: 'Patterns/Timeline',
  component: Timeline,
  parameters: docs(`An itinerary like a timetable.`, {
    use: 'for a trip’s stops, drives and breaks in the order of time.',
    not: 'for many vehicles at once: an OccupancyTimeline. For a log: a Table.',
  }),
  args: { label: 'Resplan', items: itinerary },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = {
  args: {
    items: [
      { kind: 'end', time: '08:00', title: longSwedish, detail: longSwedish },
      { kind: 'end', time: '09:25', title: longEnglish, detail: longEnglish },
    ],
  },
};
export const Dark: Story = { ...dark };
