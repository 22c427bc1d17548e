/** People: accounts, sessions, customers. */
export { actorOfToken, type IssuedToken, issueToken, readToken, revokeToken, type TokenClaims } from './access-token';
export { type Access, accessTo, type Area, areaOf, homeOf, placeAfterLogin } from './access';
export { earlierPlace, visited } from './back-stack';
export {
  cancelEmailChange,
  canConfirmEmailChange,
  confirmEmailChange,
  EMAIL_CHANGE_VALID_MINUTES,
  requestEmailChange,
} from './change-email';
export { type ChangePassword, changePassword } from './change-password';
export { confirmIdentity, isRecentLogin, RECENT_LOGIN_MINUTES } from './confirm-identity';
export type { Company } from './company-details';
export { createCustomer, type NewCustomer } from './create-customer';
export { RECOVERY_CODES } from './recovery-codes';
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
export type { ContactInfo, Customer } from './customer.store';
export type { CustomerSummary } from './customer-list.store';
export { customerPolicy } from './customer.policy';
export {
  acceptInvitation,
  INVITATION_VALID_DAYS,
  invitationOf,
  inviteUser,
  type NewInvitation,
  renewInvitation,
} from './invite-user';
export { inviteFirstOwner } from './invite-first-owner';
export { type CustomerListQuery, findCustomers, findCustomersOfCompany, type FoundCustomers } from './find-customers';
export { type Credentials, finishLogIn, type LoggedIn, logIn } from './log-in';
export { type LockedFrom, locksOf, unlock } from './login-lockout';
export { currentRole, type CustomerType, destinations, routeAfterLogin } from './login-routing';
export { hashPassword } from './password-hash';
export { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from './password-rules';
export { purgeSessionsAndTries } from './purge-people';
export { registerCustomer, type Registration } from './register-customer';
export { ownerOfPasswordLink, requestPasswordReset, RESET_VALID_MINUTES, resetPassword } from './reset-password';
export { safeReturnUrl, withReturnUrl } from './return-url';
export {
  type FormDraft,
  keepInSession,
  logOut,
  logOutCompany,
  logOutEverywhere,
  type NewSession,
  readSession,
  type Session,
  type SessionData,
  type SessionUser,
  startSession,
} from './session';
export { changeLanguage, ownProfile, type Profile } from './update-profile';
export { contactInfo, contactRevision, type NewContactInfo, updateContactInfo } from './update-contact-info';
export { canVerifyEmail, resendEmailVerification, verifyEmail } from './verify-email';
export { type CompanyChoice, companyChoices } from './company-choice.store';
export { carryOutDeletions } from './carry-out-deletions';
export { deleteUser, ownDeletion, type OwnDeletion } from './delete-user';
export type { AccountedPerson } from './deleted-account.store';
export { awaitsDeletion, expectedDeletion, NOTICE_DAYS, queueDeletion, withdrawDeletion } from './deletion-queue';
export { countWaitingDeletions, findDeletions, type FoundDeletion } from './find-deletions';
export { isSealed, openSeal, sealOf, type SeenSeal } from './sealed-record';
export { exportPerson, type PersonExport } from './export-person';
export {
  type DataSubject,
  type DeletionObstacle,
  type PersonalDataKeeper,
  registerPersonalData,
} from './personal-data';
export { type EditedUser, editUser } from './edit-user';
export { findUsers, seeUser, type UserListQuery, userRevision } from './find-users';
export type { ManagedUser } from './managed-user.store';
export { type NewManagedUser, registerUser } from './register-user';
export { replaceRoles } from './replace-roles';
export { disableUser, enableUser, logOutUser, unlockUser } from './user-access';
export { USER_STANDINGS, type UserStanding, type UserSummary } from './user-list.store';
export { toE164, USERNAME_LETTERS } from './typed-person';
export { MAX_USERNAME } from './user.store';
export { registerUserManager, type UserManager } from './user-managers';
export { type UserAction, userPolicy } from './user.policy';
