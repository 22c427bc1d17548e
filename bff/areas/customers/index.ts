/** Queries for the screens that manage customers. */
export { customerListSpec, readCustomers } from './customer-list';
export {
  type CustomerOverview,
  customerOverview,
  type CustomerTrip,
  customerTripSpec,
  readCustomerTrips,
  readOrganisationTrips,
} from './customer-overview';
