import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { dark, docs, keys } from '@ds/support/story';
import { BarChart } from './BarChart';
import type { ChartPoint } from './chart-props';
import { LineChart } from './LineChart';

const kronor = (value: number) => `${String(value).replace(/\B(?=(\d{3})+$)/g, ' ')} kr`;
const sold: ChartPoint[] = [12, 0, 31, 44, 8, 0, 5, 27, 61, 39, 18, 2, 9, 33].map((value, index) => ({
  key: String(index),
  label: `${index + 1} nov.`,
  value: value * 1_000,
  text: kronor(value * 1_000),
}));
const busy: ChartPoint[] = [0.2, 0.4, 0.55, 0.5, 0.71, 0.9, 0.35, 0.1].map((value, index) => ({
  key: String(index),
  label: `${index + 1} dec.`,
  value,
  text: `${Math.round(value * 100)} %`,
}));

const meta = {
  title: 'Patterns/Chart',
  component: BarChart,
  parameters: docs('A drawing of a few figures, made on the server, with the same figures as a table below it.', {
    use: 'where the course of something says more than its sum: sold per day, occupancy.',
    not: 'for two or three figures: KeyFigures. Never as the only place of a figure.',
    keys: keys.fold,
  }),
  args: {
    title: 'Sålt per dag, exkl. moms',
    points: sold,
    axis: kronor,
    table: { summary: 'Visa som tabell', label: 'Dag', value: 'Sålt' },
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Visa som tabell'));
    await expect(canvas.getByRole('row', { name: '9 nov. 61 000 kr' })).toBeVisible();
  },
};
export const Line: Story = {
  args: {
    title: 'Bussar med en resa',
    points: busy,
    axis: (value) => `${Math.round(value * 100)} %`,
    least: 1,
    table: { summary: 'Visa som tabell', label: 'Dag', value: 'Andel' },
  },
  render: (args) => <LineChart {...args} />,
};
export const Nothing: Story = { args: { points: sold.map((point) => ({ ...point, value: 0, text: '0 kr' })) } };
export const Dark: Story = { ...dark };
