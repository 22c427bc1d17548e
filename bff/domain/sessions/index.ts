/** Sessions: cookies and bearer tokens, where a login leads, and where a user may be. */
export { type Access, accessTo, type Area, areaOf, homeOf, placeAfterLogin } from './access';
export { actorOfToken, type IssuedToken, issueToken, readToken, revokeToken, type TokenClaims } from './access-token';
export { earlierPlace, placesAsLeft, visited } from './back-stack';
export { isOfInactive, type OwnerStatus } from './is-of-inactive';
export { currentRole, destinations, routeAfterLogin } from './login-routing';
export type { VerifiedLogin } from './verified-login';
export { purgeSessions } from './purge-sessions';
export { isRecentLogin, provedLately, RECENT_LOGIN_MINUTES } from './recent-login';
export { ownAddress, safeReturnUrl, withReturnUrl } from './return-url';
export {
  endSessions,
  keepInSession,
  logOut,
  logOutCompany,
  type NewSession,
  readSession,
  startSession,
} from './session';
export type { FormDraft, Session, SessionData, SessionUser } from './session-data';
