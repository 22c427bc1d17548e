import type { Meta, StoryObj } from '@storybook/react';
import type { ReactElement } from 'react';
import { sampleBase, sampleRoute } from './sample-map';
import { dark, docs } from '@ds/support/story';
import { RouteMap } from './RouteMap';

const meta = {
  title: 'Pictures/RouteMap',
  component: RouteMap,
  parameters: docs(`The trip on a map, drawn by the server: no tiles, no scripts.`, {
    use: 'beside a trip’s stops and times.',
    not: 'for places that somebody chooses between: say them in a list, too.',
  }),
  args: {
    width: 320,
    height: 320,
    base: sampleBase,
    route: sampleRoute,
    stops: [
      { lat: 59.858, lon: 17.639, label: 'Uppsala', kind: 'end' },
      { lat: 60.675, lon: 17.141, label: 'Gävle', kind: 'via' },
      { lat: 60.26, lon: 18.37, label: 'Östhammar', kind: 'via' },
      { lat: 59.858, lon: 17.639, label: 'Uppsala', kind: 'end' },
    ],
    title: 'Karta: Uppsala, Gävle, Östhammar, Uppsala',
    namesLabel: 'På kartan',
    description: '236 km · 3 tim 5 min',
    attribution: '© EuroGeographics · Natural Earth',
  },
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = (Story: () => ReactElement) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>;
export const RoundTrip: Story = { decorators: [phone] };
export const OneWay: Story = {
  decorators: [phone],
  args: {
    route: sampleRoute.slice(0, 1),
    stops: [
      { lat: 59.858, lon: 17.639, label: 'Uppsala', kind: 'end' },
      { lat: 60.675, lon: 17.141, label: 'Gävle', kind: 'end' },
    ],
  },
};
export const WithVehicle: Story = {
  decorators: [phone],
  args: {
    stops: [
      { lat: 59.858, lon: 17.639, label: 'Uppsala', kind: 'end' },
      { lat: 60.675, lon: 17.141, label: 'Gävle', kind: 'end' },
      { lat: 60.23, lon: 17.45, label: 'Bussen', kind: 'vehicle' },
    ],
  },
};
export const Wide: Story = { args: { width: 720, height: 360 } };
export const Dark: Story = { decorators: [phone], ...dark };
