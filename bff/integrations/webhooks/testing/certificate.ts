import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/**
 * X.509 certificates of test servers, made when a test runs: nothing to renew, and no private key among the files. Just enough of RFC 5280,
 * in DER, with P-256 keys.
 */

interface Certificate {
  /** PEM. */
  cert: string;
  /** PEM. */
  key: string;
}

export interface CertificateOptions {
  /** The name that the certificate is issued to. */
  name: string;
  /** Who signs; without it the certificate is self-signed. */
  authority?: Authority;
  notAfter?: Date;
}

export type Authority = Certificate & { name: string };

const DAY_MS = 86_400_000;

/** A certificate authority: whoever trusts its certificate trusts what it signs. */
export function certificateAuthority(name: string): Authority {
  return { ...certificate({ name, isAuthority: true }), name };
}

export const serverCertificate = (options: CertificateOptions): Certificate => certificate(options);

function certificate({
  name,
  authority,
  notAfter = new Date(Date.now() + DAY_MS),
  isAuthority = false,
}: CertificateOptions & { isAuthority?: boolean }): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = sequence(
    VERSION_3,
    der(0x02, Buffer.of(1), randomBytes(8)),
    ECDSA_WITH_SHA256,
    distinguishedName(authority?.name ?? name),
    sequence(utcTime(new Date(notAfter.getTime() - 365 * DAY_MS)), utcTime(notAfter)),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(isAuthority ? BASIC_CONSTRAINTS : alternativeName(name))),
  );
  const signer: KeyObject = authority ? createPrivateKey(authority.key) : privateKey;
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, signer));
  return {
    cert: pem('CERTIFICATE', sequence(body, ECDSA_WITH_SHA256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, Math.floor(length / 0x100), length % 0x100];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const VERSION_3 = der(0xa0, der(0x02, Buffer.of(2)));
const distinguishedName = (commonName: string): Buffer =>
  sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(commonName)))));
/** `YYMMDDHHMMSSZ`. */
const utcTime = (at: Date): Buffer => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const alternativeName = (name: string): Buffer =>
  sequence(objectId('551d11'), der(0x04, sequence(der(0x82, Buffer.from(name)))));
/** Critical; CA: true. */
const BASIC_CONSTRAINTS = sequence(
  objectId('551d13'),
  der(0x01, Buffer.of(0xff)),
  der(0x04, sequence(der(0x01, Buffer.of(0xff)))),
);

const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END ${label}-----\n`;
