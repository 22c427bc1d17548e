import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { dark, docs } from '@ds/support/story';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: docs(`The page's h1 with what belongs to it.`, {
    use: 'first in the content of every page, once.',
    not: 'for a part of a page: a section’s own heading.',
  }),
  args: {
    over: 'Bokning BP-2027-00042',
    title: 'Uppsala – Gävle – Uppsala',
    meta: (
      <>
        <StatusBadge tone="success">Betald</StatusBadge>onsdag 10 mars 2027
      </>
    ),
    actions: (
      <LinkButton href="#pdf" variant="secondary">
        Ladda ner PDF
      </LinkButton>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Ladda ner PDF' })).toHaveFocus();
  },
};
export const TitleOnly: Story = { args: { over: undefined, meta: undefined, actions: undefined } };
export const Long: Story = { args: { title: longSwedish, over: longEnglish } };
export const Dark: Story = { ...dark };
