// Traces: S3-078, S8-002, S8-018, S8-112
import { findIntegration, type Integration, noteIntegrationUse } from '@bff/domain/integration-users';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { nonceStore } from './nonce.store';
import { validPeppers } from './pepper';
import { isSignedWith, signedText } from './scheme-one';
import { isDigestOf, isMadeWith, isTimely, parseSchemeTwo, type SignedRequest } from './scheme-two';

/** Whether a request claims to be signed by scheme 2: then scheme 1 does not count, whatever else it carries. */
export const claimsSchemeTwo = (headers: Headers): boolean =>
  headers.has('signature') || headers.has('signature-input') || headers.has('content-digest');

/** @throws DomainError `pepper.invalid` (errorCode 113) unless a valid pepper made `X-Signature` */
export function verifySchemeOne(request: SignedRequest, signature: string | null, sessionId: string | undefined): void {
  const text = signedText(request.body, request.query);
  must(signature !== null && isSignedWith(signature, text, validPeppers(sessionId)), 'pepper.invalid');
}

/**
 * The integration that signed the request; its nonce is used up. Checks in this order: form, key, age, digest, HMAC, nonce.
 * @throws DomainError `pepper.invalid`, `auth.integrationInvalid` (unknown or canceled), `signature.replayed`
 */
export async function verifySchemeTwo(request: SignedRequest, headers: Headers): Promise<Integration> {
  must(!headers.has('x-signature'), 'pepper.invalid');
  const parsed = parseSchemeTwo({
    contentDigest: headers.get('content-digest'),
    signatureInput: headers.get('signature-input'),
    signature: headers.get('signature'),
  });
  must(parsed, 'pepper.invalid');
  const integration = await findIntegration(parsed.keyId);
  must(integration, 'auth.integrationInvalid');
  must(isTimely(parsed.created, clock.millis()), 'pepper.invalid');
  must(isDigestOf(parsed.digest, request.body), 'pepper.invalid');
  must(isMadeWith(parsed, request, integration.secrets), 'pepper.invalid');
  must(await nonceStore.use(parsed.keyId, parsed.nonce), 'signature.replayed');
  await noteIntegrationUse(integration);
  return integration;
}
