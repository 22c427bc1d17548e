/** What the screens show with which customers are administered. */
export { customerListSpec, readCustomers } from './customer-list';
export { type CustomerOverview, customerOverview, customerTripSpec, readCustomerTrips } from './customer-overview';
