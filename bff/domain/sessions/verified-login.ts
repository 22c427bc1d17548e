/** Who has proved who they are, and with which credentials: a login starts only while those are still the account's. */
export interface VerifiedLogin {
  userId: number;
  credentialVersion: number;
}
