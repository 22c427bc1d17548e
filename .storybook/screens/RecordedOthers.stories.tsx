import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import { driverDeviation } from './recorded/driverDeviation';
import { driverJourney } from './recorded/driverJourney';
import { organisationAddUnit } from './recorded/organisationAddUnit';
import { organisationCreateUser } from './recorded/organisationCreateUser';
import { organisationDetails } from './recorded/organisationDetails';
import { organisationEditDetails } from './recorded/organisationEditDetails';
import { organisationOverview } from './recorded/organisationOverview';
import { organisationPurchase } from './recorded/organisationPurchase';
import { organisationPurchases } from './recorded/organisationPurchases';
import { organisationQuotes } from './recorded/organisationQuotes';
import { organisationUnits } from './recorded/organisationUnits';
import { organisationUser } from './recorded/organisationUser';
import { organisationUsers } from './recorded/organisationUsers';
import { trafficOverview } from './recorded/trafficOverview';
import { trafficQuotes } from './recorded/trafficQuotes';
import { trainOverview } from './recorded/trainOverview';
import { screen } from './Screen';

const meta = {
  title: 'Screens/Drivers, organisations, traffic',
  // The demo's data changes with each recording.
  tags: ['no-picture'],
  parameters: {
    ...overview(
      'Screens of drivers, of organisations that buy by contract, and of traffic controllers. Their loaders’ answers were recorded from the demo. No database is asked.',
    ),
    layout: 'fullscreen',
    controls: { disable: true },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriverJourney: Story = screen(driverJourney);
export const DriverDeviation: Story = screen(driverDeviation);
export const OrganisationOverview: Story = screen(organisationOverview);
export const OrganisationDetails: Story = screen(organisationDetails);
export const OrganisationUnits: Story = screen(organisationUnits);
export const OrganisationUsers: Story = screen(organisationUsers);
export const OrganisationPurchases: Story = screen(organisationPurchases);
export const OrganisationQuotes: Story = screen(organisationQuotes);
export const OrganisationEditDetails: Story = screen(organisationEditDetails);
export const OrganisationAddUnit: Story = screen(organisationAddUnit);
export const OrganisationCreateUser: Story = screen(organisationCreateUser);
export const OrganisationUser: Story = screen(organisationUser);
export const OrganisationPurchase: Story = screen(organisationPurchase);
export const TrainOverview: Story = screen(trainOverview);
export const TrafficOverview: Story = screen(trafficOverview);
export const TrafficQuotes: Story = screen(trafficQuotes);
