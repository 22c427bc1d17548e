import type { Meta, StoryObj } from '@storybook/react';
import { expect } from '@storybook/test';
import { dark, docs } from '@ds/support/story';
import { CompanyMark } from './CompanyMark';

/** 120 × 40 pixels of one green. */
const GREEN =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mMwSQ75DwADhgHVqBfNOgAAAABJRU5ErkJggg==';

const meta = {
  title: 'Patterns/CompanyMark',
  component: CompanyMark,
  parameters: docs(
    'A bus company’s logo, or a neutral mark where it has none. Beside the company’s name it says nothing to screen readers; by itself it needs a `label`.',
    { use: 'beside a company’s name wherever companies are compared.', not: 'for the marketplace itself: Brand.' },
  ),
  args: { logo: { address: GREEN, width: 120, height: 40 } },
} satisfies Meta<typeof CompanyMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      <CompanyMark {...args} />
      Demobuss Uppsala AB
    </p>
  ),
};
export const WithoutLogo: Story = { ...Default, args: { logo: null } };
export const Large: Story = {
  args: { size: 'large', label: 'Demobuss Uppsala AB' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', 'Demobuss Uppsala AB');
  },
};
export const LargeWithoutLogo: Story = { args: { logo: null, size: 'large' } };
export const Dark: Story = { ...Default, ...dark };
