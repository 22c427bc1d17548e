/** What the screens show with which customers and users are administered, in the administrators' and in the companies' area. */
export { customerListSpec, readCustomers } from './customer-list';
export { type CustomerOverview, customerOverview } from './customer-overview';
export { isUserAct, offeredActs, USER_ACTS, type UserAct, userActs } from './user-acts';
export { GIVEN_ROLES, givableRoleSets, readUsers, roleSetOf, type RoleSet, userListSpec } from './user-list';
export { type UserDetails, userDetails } from './user-details';
