import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { Switch } from './Switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: docs('A setting that is on or off: a checkbox in other clothes, told as a switch.'),
  args: { name: 'active', label: 'Kan sökas' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Kan sökas' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
export const Off: Story = {};
export const WithError: Story = { args: { error: 'Bussen saknar pris och kan inte sökas.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongSwedish: Story = { args: { label: longSwedish } };
export const LongEnglish: Story = { args: { label: longEnglish } };
export const Dark: Story = { args: { defaultChecked: true }, ...dark };
