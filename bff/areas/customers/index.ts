/** What the screens show with which customers are administered. */
export { customerListSpec, readCustomers } from './customer-list';
export {
  type CustomerOverview,
  customerOverview,
  customerTripSpec,
  readCustomerTrips,
  TRIP_TIMES,
} from './customer-overview';
