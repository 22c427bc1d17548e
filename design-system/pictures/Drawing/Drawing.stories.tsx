import type { Meta, StoryObj } from '@storybook/react';
import { dark, docs } from '@ds/support/story';
import { Drawing } from './Drawing';

const meta = {
  title: 'Pictures/Drawing',
  component: Drawing,
  parameters: docs('Lines that somebody drew with a finger or a pen.', {
    use: 'for a signature that was drawn in a SignatureField.',
    not: 'for pictures: those are files.',
  }),
  args: {
    strokes: 'M40 150L60 60L90 40L100 90L70 120L110 110L150 150L170 100L190 150L230 90L250 150L300 120L340 140L400 100',
    width: 600,
    height: 200,
    label: 'Ritad underskrift',
  },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
