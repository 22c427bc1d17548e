/** Queries for the screens that manage users, in the areas of administrators, companies and organisations. */
export { isUserAct, type UserAct, userActs } from './user-acts';
export { userDetails } from './user-details';
export {
  GIVEN_ROLES,
  givableRoleSets,
  type ListedUser,
  readUsers,
  roleSetOf,
  type RoleSet,
  userListSpec,
} from './user-list';
