import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238 with the defaults of the key URI format). */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const ALGORITHM = 'SHA1';
/** 160 bits, as RFC 4226 section 4 recommends. */
const SECRET_BYTES = 20;
/** Phones' clocks differ: the steps before and after count too. */
const WINDOW = 1;

const totp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI that a QR code gives an authenticator app: `otpauth://totp/…`. */
export const totpUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  totp(secret, { issuer, label: account }).toString();

/** The time step (number of 30-second periods since 1970) of this code, or undefined if it does not belong to the time around `at`. */
export function totpStep(secret: string, code: string, at: Date): number | undefined {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const delta = totp(secret).validate({ token: digits, timestamp: at.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(at.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}
