import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '@ds/primitives/Button/Button';
import { Money } from '@ds/primitives/Money/Money';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  parameters: {
    ...docs(
      'The sum and the way on, at the lower edge of a telephone while the page scrolls. Wider than 48 rem there is none: to see it, open a story and choose 320 px in the toolbar.',
      {
        use: 'on a long form that ends in a payment.',
        not: 'where the button is in sight anyway.',
      },
    ),
    viewport: { defaultViewport: 'mobile1' },
  },
  args: {
    children: (
      <>
        <strong>
          <Money ore={1037575} />
        </strong>
        <Button>Betala</Button>
      </>
    ),
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongSwedish: Story = { args: { children: longSwedish } };
export const LongEnglish: Story = { args: { children: longEnglish } };
export const Dark: Story = { ...dark };
