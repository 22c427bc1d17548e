import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Button } from '@ds/primitives/Button/Button';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Split } from './Split';

const meta = {
  title: 'Layout/Split',
  component: Split,
  parameters: docs(
    'Two columns where there is room. What stands beside is an `aside` with a name of its own: filters at the start, the price at the end. Narrow it comes first, or last with `asideLast`; what stands at the end is read and tabbed in that order. With `asideLast` at the start (filters) it is read after the list, with a link to it before the list, and still stands folded above it.',
    {
      use: 'for a main matter and what is looked at beside it: results and filters, a reservation and its price.',
      not: 'for equal things: Columns. For what nobody needs on a telephone: leave it out everywhere.',
    },
  ),
  args: {
    label: 'Pris',
    side: 'end',
    aside: <Button wide>Boka</Button>,
    children: <TextField name="name" label="Namn" />,
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('complementary', { name: 'Pris' })).toBeVisible();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Boka' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByLabelText('Namn')).toHaveFocus();
  },
};
export const EndLast: Story = {
  args: { asideLast: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByLabelText('Namn')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Boka' })).toHaveFocus();
  },
};
export const Start: Story = { args: { side: 'start' } };
export const StartLast: Story = {
  args: { side: 'start', asideLast: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByLabelText('Namn')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Boka' })).toHaveFocus();
  },
};
/** Sorting above the list: on a narrow screen its fold and the closed ones of the aside share a row. */
export const WithHead: Story = {
  args: {
    side: 'start',
    asideLast: true,
    head: <NarrowFold title="Lägsta pris">Närmast · Bäst betyg</NarrowFold>,
    aside: (
      <Stack>
        <NarrowFold title="Karta">Uppsala – Gävle</NarrowFold>
        <NarrowFold title="Filtrera" open>
          <TextField name="price" label="Högsta pris" />
        </NarrowFold>
      </Stack>
    ),
  },
};
export const Sticky: Story = { args: { sticky: true } };
export const Long: Story = { args: { aside: <p>{longSwedish}</p>, children: <p>{longSwedish}</p> } };
export const Dark: Story = { ...dark };
