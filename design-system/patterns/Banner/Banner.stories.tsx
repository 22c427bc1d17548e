import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { Stack } from '@ds/primitives/Stack/Stack';
import { dark, docs } from '@ds/support/story';
import { Banner } from './Banner';

const meta = {
  title: 'Patterns/Banner',
  component: Banner,
  parameters: docs(`Something to know about this page. Stays.`, {
    use: 'for what a reader of this page has to know before they go on.',
    not: 'for what was just done: a Toast. For what broke meanwhile: a Notice.',
  }),
  args: { children: 'Priset gäller i 20 minuter.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <Stack>
    <Banner>Priset gäller i 20 minuter.</Banner>
    <Banner tone="success" title="Bokningen är betald.">
      Kvittot har skickats till anna@demo.invalid.
    </Banner>
    <Banner tone="warning" title="Resan behöver två förare.">
      <a href="#rest">Så kan den köras med en.</a>
    </Banner>
    <Banner tone="danger" title="Betalningen gick inte igenom.">
      Platsen hålls i 18 minuter till.
    </Banner>
  </Stack>
);
export const Default: Story = {};
export const Tones: Story = { render: all };
export const ByKeyboard: Story = {
  render: all,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Så kan den köras med en.' })).toHaveFocus();
  },
};
export const LongSwedish: Story = { args: { title: longSwedish, children: longSwedish } };
export const LongEnglish: Story = { args: { title: longEnglish, children: longEnglish } };
export const Dark: Story = { render: all, ...dark };
