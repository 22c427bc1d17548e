import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import { driverDeviation } from './recorded/driverDeviation';
import { driverFind } from './recorded/driverFind';
import { driverJourney } from './recorded/driverJourney';
import { driverTerminate } from './recorded/driverTerminate';
import { organisationActOnUser } from './recorded/organisationActOnUser';
import { organisationAddUnit } from './recorded/organisationAddUnit';
import { organisationCreateUser } from './recorded/organisationCreateUser';
import { organisationDetails } from './recorded/organisationDetails';
import { organisationEditDetails } from './recorded/organisationEditDetails';
import { organisationEditUnit } from './recorded/organisationEditUnit';
import { organisationEditUser } from './recorded/organisationEditUser';
import { organisationFind } from './recorded/organisationFind';
import { organisationGiveRight } from './recorded/organisationGiveRight';
import { organisationOverview } from './recorded/organisationOverview';
import { organisationPurchase } from './recorded/organisationPurchase';
import { organisationPurchases } from './recorded/organisationPurchases';
import { organisationColleagueQuote } from './recorded/organisationColleagueQuote';
import { organisationQuotes } from './recorded/organisationQuotes';
import { organisationReport } from './recorded/organisationReport';
import { organisationRemoveUnit } from './recorded/organisationRemoveUnit';
import { organisationTakeRight } from './recorded/organisationTakeRight';
import { organisationUnits } from './recorded/organisationUnits';
import { organisationUser } from './recorded/organisationUser';
import { organisationUsers } from './recorded/organisationUsers';
import { trafficFind } from './recorded/trafficFind';
import { trafficActForOwner } from './recorded/trafficActForOwner';
import { trafficJourney } from './recorded/trafficJourney';
import { trafficOverview } from './recorded/trafficOverview';
import { trafficQuoteRequest } from './recorded/trafficQuoteRequest';
import { trafficQuotes } from './recorded/trafficQuotes';
import { trainFind } from './recorded/trainFind';
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
export const OrganisationColleagueQuote: Story = screen(organisationColleagueQuote);
export const OrganisationReport: Story = screen(organisationReport);
export const OrganisationEditDetails: Story = screen(organisationEditDetails);
export const OrganisationAddUnit: Story = screen(organisationAddUnit);
export const OrganisationCreateUser: Story = screen(organisationCreateUser);
export const OrganisationUser: Story = screen(organisationUser);
export const OrganisationPurchase: Story = screen(organisationPurchase);
export const TrainOverview: Story = screen(trainOverview);
export const TrafficOverview: Story = screen(trafficOverview);
export const TrafficQuotes: Story = screen(trafficQuotes);
export const DriverTerminate: Story = screen(driverTerminate);
export const DriverFind: Story = screen(driverFind);
export const OrganisationFind: Story = screen(organisationFind);
export const OrganisationEditUnit: Story = screen(organisationEditUnit);
export const OrganisationRemoveUnit: Story = screen(organisationRemoveUnit);
export const OrganisationActOnUser: Story = screen(organisationActOnUser);
export const OrganisationEditUser: Story = screen(organisationEditUser);
export const OrganisationGiveRight: Story = screen(organisationGiveRight);
export const OrganisationTakeRight: Story = screen(organisationTakeRight);
export const TrainFind: Story = screen(trainFind);
export const TrafficFind: Story = screen(trafficFind);
export const TrafficActForOwner: Story = screen(trafficActForOwner);
export const TrafficJourney: Story = screen(trafficJourney);
export const TrafficQuoteRequest: Story = screen(trafficQuoteRequest);
