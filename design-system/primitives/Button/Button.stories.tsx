import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import { Icon } from '@ds/pictures/Icon/Icon';
import { Row } from '@ds/primitives/Row/Row';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { expectTheSameInBoth, Lives } from '@ds/support/lives';
import { dark, docs, keys } from '@ds/support/story';
import { Button } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: docs('Does something, and says what («Boka och betala»). One primary button a page.', {
    use: 'for what changes something. One `primary` on a page: what the page is for.',
    not: 'for what only leads somewhere: a LinkButton.',
    keys: keys.button,
  }),
  args: { children: 'Visa lediga bussar', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
const all = () => (
  <Row>
    <Button>Boka</Button>
    <Button variant="secondary">Begär offert</Button>
    <Button variant="danger">Avboka resan</Button>
    <Button variant="plain">Lägg till ett stopp</Button>
    <Button size="small">Spara</Button>
    <Button size="small" variant="secondary">
      <Icon name="plus" />
      Lägg till
    </Button>
    <Button disabled>Boka</Button>
    <Button variant="secondary" disabled>
      Begär offert
    </Button>
  </Row>
);
export const Variants: Story = { render: all };
/** The browser’s own in both lives: hydration changes nothing. */
export const TwoLives: Story = {
  tags: ['no-picture'],
  render: () => <Lives>{all}</Lives>,
  play: ({ canvasElement }) => expectTheSameInBoth(canvasElement),
};
export const Wide: Story = { args: { wide: true } };
export const LongSwedish: Story = { args: { children: longSwedish } };
export const LongEnglish: Story = { args: { children: longEnglish, variant: 'secondary' } };
export const Dark: Story = { render: all, ...dark };
