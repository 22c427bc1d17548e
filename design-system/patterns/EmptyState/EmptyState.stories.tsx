import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { dark, docs } from '@ds/support/story';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  parameters: docs(`Nothing here, said kindly and with a way on.`, {
    use: 'where a list or a part of a page has nothing yet, or nothing that fits its filters.',
    not: 'for a page that is not there or may not be seen: those have status pages.',
  }),
  args: {
    title: 'Inga lediga bussar den dagen',
    text: 'Prova en annan tid, eller fråga bolagen om en offert.',
    action: <LinkButton href="#quote">Begär offert</LinkButton>,
    picture: <BusIllustration kind="touristBus" bare />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Begär offert' })).toHaveFocus();
  },
};
export const Plain: Story = { args: { picture: undefined, action: undefined } };
export const Long: Story = { args: { title: longSwedish, text: longEnglish } };
export const Dark: Story = { ...dark };
