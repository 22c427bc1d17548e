import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { CookieBanner } from './CookieBanner';

const meta = {
  title: 'Patterns/CookieBanner',
  component: CookieBanner,
  parameters: docs(`The question about cookies: a part of the page, with choices that are equally loud.`, {
    use: 'once, until it is answered.',
    not: 'for any other question: it would be taken for this one. A Banner tells, a Dialog asks.',
    keys: keys.button,
  }),
  args: {
    title: 'Kakor',
    text: 'Vi använder nödvändiga kakor. Får vi också använda funktionella?',
    action: '#cookies',
    choices: [
      { name: 'choice', value: 'necessary', label: 'Bara nödvändiga' },
      { name: 'choice', value: 'all', label: 'Godkänn alla' },
    ],
    settings: { href: '#settings', label: 'Välj själv' },
  },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Bara nödvändiga')).toHaveFocus();
  },
};
export const Long: Story = { args: { text: longSwedish } };
export const Dark: Story = { ...dark };
