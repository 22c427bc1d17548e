import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Row } from '@ds/primitives/Row/Row';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectTheSameInBoth, Lives } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: docs('Leads somewhere and changes nothing, but is what the page is for.', {
    use: 'for a way on that stands beside buttons.',
    not: 'for what changes something: a Button in a form.',
    keys: keys.link,
  }),
  args: { href: '#receipt', children: 'Visa kvittot' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Visa kvittot' })).toHaveFocus();
  },
};
/** The browser’s own in both lives: hydration changes nothing. */
export const TwoLives: Story = {
  tags: ['no-picture'],
  render: (args) => <Lives>{() => <LinkButton {...args} />}</Lives>,
  play: ({ canvasElement }) => expectTheSameInBoth(canvasElement),
};
export const Variants: Story = {
  render: () => (
    <Row>
      <LinkButton href="#1">Visa kvittot</LinkButton>
      <LinkButton href="#2" variant="secondary">
        Ladda ner PDF
      </LinkButton>
      <LinkButton href="#3" variant="danger">
        Avboka
      </LinkButton>
      <LinkButton href="#4" variant="plain">
        Ändra
      </LinkButton>
      <LinkButton href="#5" variant="secondary" size="small">
        CSV
      </LinkButton>
    </Row>
  ),
};
export const LongSwedish: Story = { args: { children: longSwedish } };
export const LongEnglish: Story = { args: { children: longEnglish } };
export const Dark: Story = { render: Variants.render!, ...dark };
