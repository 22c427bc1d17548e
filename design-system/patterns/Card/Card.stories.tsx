import type { Meta, StoryObj } from '@storybook/react';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Card } from './Card';

const meta = {
  title: 'Patterns/Card',
  component: Card,
  parameters: docs(`A sheet of its own, for what is filled in or acted on. Rules and space come first.`, {
    use: 'for a sheet that is filled in or acted on as a whole: a login, a payment.',
    not: 'around every part of a page, and never inside another: rules and space part things first.',
  }),
  args: {
    children: (
      <>
        <h2>Betala</h2>
        <p>Du betalar hos betaltjänsten och kommer tillbaka hit.</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Raised: Story = { args: { look: 'raised' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const LongSwedish: Story = { args: { children: longSwedish } };
export const LongEnglish: Story = { args: { children: longEnglish } };
export const Dark: Story = { args: { look: 'raised' }, ...dark };
