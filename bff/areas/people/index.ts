/** What the screens show with which customers and users are administered, in the administrators' and in the companies' area. */
export { customerListSpec, readCustomers } from './customer-list';
export {
  type CustomerOverview,
  customerOverview,
  customerTripSpec,
  readCustomerTrips,
  TRIP_TIMES,
} from './customer-overview';
export { deletionListSpec, readDeletions } from './deletion-list';
export { isUserAct, type UserAct, userActs } from './user-acts';
export { GIVEN_ROLES, givableRoleSets, readUsers, roleSetOf, type RoleSet, userListSpec } from './user-list';
export { userDetails } from './user-details';
