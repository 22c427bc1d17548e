import type { Meta, StoryObj } from '@storybook/react';
import { HeroScene } from '@ds/pictures/HeroScene/HeroScene';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Hero } from './Hero';

const meta = {
  title: 'Patterns/Hero',
  component: Hero,
  parameters: {
    ...docs('The top of the main page. The picture rests on what follows.', {
      use: 'on the main page, where the search begins.',
      not: 'on pages inside: their PageHeader leaves the room to the work.',
    }),
    layout: 'fullscreen',
  },
  args: {
    title: 'Buss med förare, till fast pris',
    lead: 'Ange vart ni ska och hur många ni är.',
    picture: <HeroScene />,
    children: <hr />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { picture: undefined } };
export const Long: Story = { args: { title: longSwedish, lead: longEnglish } };
export const Dark: Story = { ...dark };
