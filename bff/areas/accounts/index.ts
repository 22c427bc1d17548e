/** What the screens show with which users are administered, in the administrators', the companies' and the organisations' areas. */
export { isUserAct, type UserAct, userActs } from './user-acts';
export { userDetails } from './user-details';
export { GIVEN_ROLES, givableRoleSets, readUsers, roleSetOf, type RoleSet, userListSpec } from './user-list';
