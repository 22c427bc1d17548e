import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import { companyAccessibility } from './recorded/companyAccessibility';
import { companyAddDepot } from './recorded/companyAddDepot';
import { companyAddException } from './recorded/companyAddException';
import { companyAddOccupancy } from './recorded/companyAddOccupancy';
import { companyAddVehicle } from './recorded/companyAddVehicle';
import { companyBasicPrice } from './recorded/companyBasicPrice';
import { companyBooking } from './recorded/companyBooking';
import { companyBookings } from './recorded/companyBookings';
import { companyCancellationFees } from './recorded/companyCancellationFees';
import { companyCreateUser } from './recorded/companyCreateUser';
import { companyDepots } from './recorded/companyDepots';
import { companyDetails } from './recorded/companyDetails';
import { companyDriverCosts } from './recorded/companyDriverCosts';
import { companyDrivingCosts } from './recorded/companyDrivingCosts';
import { companyEditDetails } from './recorded/companyEditDetails';
import { companyImport } from './recorded/companyImport';
import { companyJourney } from './recorded/companyJourney';
import { companyOccupancy } from './recorded/companyOccupancy';
import { companyOverview } from './recorded/companyOverview';
import { companyPostInvoicing } from './recorded/companyPostInvoicing';
import { companyQuoteRequests } from './recorded/companyQuoteRequests';
import { companyReporting } from './recorded/companyReporting';
import { companySettlement } from './recorded/companySettlement';
import { companySettlements } from './recorded/companySettlements';
import { companyStartingPositions } from './recorded/companyStartingPositions';
import { companyUser } from './recorded/companyUser';
import { companyUsers } from './recorded/companyUsers';
import { companyVehicle } from './recorded/companyVehicle';
import { companyVehicleCosts } from './recorded/companyVehicleCosts';
import { companyVehicleMap } from './recorded/companyVehicleMap';
import { companyVehiclePictures } from './recorded/companyVehiclePictures';
import { screen } from './Screen';

const meta = {
  title: 'Screens/Bus companies',
  // The demo's data changes with each recording.
  tags: ['no-picture'],
  parameters: {
    ...overview('Screens of bus companies. Their loaders’ answers were recorded from the demo. No database is asked.'),
    layout: 'fullscreen',
    controls: { disable: true },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = screen(companyOverview);
export const Details: Story = screen(companyDetails);
export const Bookings: Story = screen(companyBookings);
export const Booking: Story = screen(companyBooking);
export const Depots: Story = screen(companyDepots);
export const VehicleCosts: Story = screen(companyVehicleCosts);
export const BasicPrice: Story = screen(companyBasicPrice);
export const PostInvoicing: Story = screen(companyPostInvoicing);
export const QuoteRequests: Story = screen(companyQuoteRequests);
export const Users: Story = screen(companyUsers);
export const Reporting: Story = screen(companyReporting);
export const Settlements: Story = screen(companySettlements);
export const Vehicle: Story = screen(companyVehicle);
export const VehicleMap: Story = screen(companyVehicleMap);
export const Import: Story = screen(companyImport);
export const Occupancy: Story = screen(companyOccupancy);
export const EditDetails: Story = screen(companyEditDetails);
export const AddDepot: Story = screen(companyAddDepot);
export const DrivingCosts: Story = screen(companyDrivingCosts);
export const DriverCosts: Story = screen(companyDriverCosts);
export const AddException: Story = screen(companyAddException);
export const CreateUser: Story = screen(companyCreateUser);
export const User: Story = screen(companyUser);
export const VehiclePictures: Story = screen(companyVehiclePictures);
export const StartingPositions: Story = screen(companyStartingPositions);
export const AddOccupancy: Story = screen(companyAddOccupancy);
export const Accessibility: Story = screen(companyAccessibility);
export const CancellationFees: Story = screen(companyCancellationFees);
export const Settlement: Story = screen(companySettlement);
export const Journey: Story = screen(companyJourney);
export const AddVehicle: Story = screen(companyAddVehicle);
