import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Prose } from './Prose';

const meta = {
  title: 'Patterns/Prose',
  component: Prose,
  parameters: docs('A written page as Markdown makes it: terms, privacy, questions and answers.', {
    use: 'for texts that administrators write.',
    not: 'for texts of the product: those are components and keys of both languages.',
  }),
  args: {
    html: `<p>Villkoren gäller när du bokar buss med förare. Har du frågor, <a href="#support">skriv till oss</a>.</p>
      <h2>1. Parterna</h2><p>Vi visar lediga bussar och tar emot din betalning. Resan utförs av bussbolaget.</p>
      <h2>2. Så bokar du</h2><ul><li>Välj en buss.</li><li>Fyll i <strong>uppgifterna</strong>.</li></ul>
      <h3>Avgifter</h3><table><thead><tr><th>När</th><th>Avgift</th></tr></thead>
      <tbody><tr><td>Inom 7 dygn</td><td data-column="Avgift">10 %</td></tr><tr><td>Inom 24 timmar</td><td data-column="Avgift">100 %</td></tr></tbody></table>`,
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'skriv till oss' })).toHaveFocus();
  },
};
export const Long: Story = {
  args: { html: `<h2>${longSwedish}</h2><p>${longEnglish}</p><ul><li>${longSwedish}</li></ul>` },
};
export const Dark: Story = { ...dark };
