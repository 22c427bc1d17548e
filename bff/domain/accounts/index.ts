/** Accounts: users and their roles, passwords, second factor, mailed links, lockout, and who administers whom. */
export { findAccount, rolesOf, tryKeysOf } from './account-facts';
export {
  cancelEmailChange,
  canConfirmEmailChange,
  confirmEmailChange,
  EMAIL_CHANGE_VALID_MINUTES,
  requestEmailChange,
} from './change-email';
export { type ChangePassword, changePassword } from './change-password';
export { type CompanyChoice, companyChoices } from './company-choice.store';
export { confirmIdentity } from './confirm-identity';
export { type EditedUser, editUser } from './edit-user';
export { eraseAccount, lockAccount, openJourneysOf } from './erase-account';
export { findUsers, seeUser, type UserListQuery, userRevision } from './find-users';
export { inviteFirstOwner } from './invite-first-owner';
export {
  acceptInvitation,
  INVITATION_VALID_DAYS,
  invitationOf,
  inviteUser,
  type NewInvitation,
  renewInvitation,
} from './invite-user';
export { lockUserFor } from './lock-user-for';
export { type Credentials, finishLogIn, type LoggedIn, logIn, normaliseName } from './log-in';
export { logOutEverywhere } from './log-out-everywhere';
export { type LockedFrom, locksOf, unlock } from './login-lockout';
export { RESET_VALID_MINUTES } from './mail-password-link';
export { type ManagedUser } from './managed-user.store';
export { hashPassword } from './password-hash';
export { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from './password-rules';
export { purgeAttemptsAndLinks } from './purge-accounts';
export { RECOVERY_CODES } from './recovery-codes';
export { checkedAccount, justRegistered, openAccount } from './register-account';
export { type NewManagedUser, registerUser } from './register-user';
export { replaceRoles } from './replace-roles';
export { ownerOfPasswordLink, requestPasswordReset, resetPassword } from './reset-password';
export {
  checkSecondFactor,
  isObligedToSecondFactor,
  lacksSecondFactor,
  offerSecondFactor,
  ownSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  type SecondFactorState,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor';
export { awaitsSecondStep, beginSecondStep, passSecondStep, SECOND_STEP_MINUTES } from './second-step';
export { changeLanguage, ownProfile, type Profile } from './update-profile';
export { disableUser, enableUser, logOutUser, sendPasswordLink, unlockUser } from './user-access';
export { type UserSummary } from './user-list.store';
export { registerUserManager, type UserManager } from './user-managers';
export { loggedState, type UserStatus } from './user-states';
export { type UserAction, userPolicy } from './user.policy';
export { USER_STANDINGS, type UserStanding } from './user-standing.store';
export { canVerifyEmail, issueEmailVerification, resendEmailVerification, verifyEmail } from './verify-email';
