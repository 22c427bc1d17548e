/** Who has proved who they are, and by which credentials: a login starts only while those are the account's. */
export interface VerifiedLogin {
  userId: number;
  credentialVersion: number;
}
