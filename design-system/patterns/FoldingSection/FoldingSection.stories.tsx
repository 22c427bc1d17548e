import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs, keys } from '@ds/support/story';
import { FoldingSection, FoldingSections } from './FoldingSection';

const meta = {
  title: 'Layout/FoldingSection',
  component: FoldingSection,
  parameters: docs(
    'A section of a long page. On a narrow screen it is one line, its heading and the most important of it, that opens by pressing; on a wide screen and on paper there is no fold, as for a NarrowFold.',
    {
      use: 'for what is looked up now and then on a page about one thing: prices, payments, what happened.',
      not: 'for what the page is opened for: a plain section. For a fold at every width: a Disclosure.',
      keys: keys.fold,
    },
  ),
  args: { id: 'price', title: 'Kundens pris', brief: '10 375,75 kr', children: <p>Provisionen är 10 %.</p> },
  render: (args) => (
    <FoldingSections>
      <FoldingSection {...args} />
      <FoldingSection id="payments" title="Betalningar" brief={2} open>
        <p>Två betalningar.</p>
      </FoldingSection>
      <FoldingSection id="history" title="Händelser" brief={12} whole>
        <p>Tolv händelser.</p>
      </FoldingSection>
    </FoldingSections>
  ),
} satisfies Meta<typeof FoldingSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const summary = page.getByText('10 375,75 kr').closest('summary')!;
    // On a wide screen it is open and has no button. Enter on a summary is the browser's own and sends a click.
    if (getComputedStyle(summary).display !== 'none') {
      await expect(page.getByText(/Provisionen/)).not.toBeVisible();
      await userEvent.click(summary);
    }
    await expect(page.getByText(/Provisionen/)).toBeVisible();
  },
};
export const Long: Story = { args: { title: longSwedish, brief: longEnglish, children: <p>{longSwedish}</p> } };
export const Dark: Story = { ...dark };
