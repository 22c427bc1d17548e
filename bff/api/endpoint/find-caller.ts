// Traces: S6-034, S8-192, S8-241
import { actsFor } from '@bff/domain/deal-organisations';
import { actorOfToken, isRecentLogin, readToken, type TokenClaims } from '@bff/domain/sessions';
import { hasRole, type Language, type UserActor, visitor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logActor } from '@bff/platform/logger';
import type { SignedRequest } from '../signing/scheme-two';
import { claimsSchemeTwo, verifySchemeOne, verifySchemeTwo } from '../signing/verify-request';
import type { Caller, Endpoint } from './endpoint';

interface Asked {
  headers: Headers;
  request: SignedRequest;
  language: Language;
}

/**
 * Checks the signature, then identifies the caller. An anonymous pepper is also accepted together with a token, so an invalid token does
 * not affect the signature.
 */
export async function findCaller(endpoint: Endpoint, { headers, request, language }: Asked): Promise<Caller> {
  if (endpoint.auth === 'integration')
    return { kind: 'integration', integration: await verifySchemeTwo(request, headers) };
  const token = await tokenOf(headers);
  const claims = 'claims' in token ? token.claims : undefined;
  if (endpoint.signed) {
    // An integration may call public endpoints, by its own scheme only. With a bearer token scheme 1 is required.
    if (endpoint.auth === 'public' && claimsSchemeTwo(headers)) await verifySchemeTwo(request, headers);
    else {
      must(!claimsSchemeTwo(headers), 'pepper.invalid');
      verifySchemeOne(request, headers.get('x-signature'), claims?.jti);
    }
  }
  if (endpoint.auth === 'public') return { kind: 'public', actor: visitor(language), claims };
  if ('error' in token) throw token.error;
  must(!endpoint.recentLogin || isRecentLogin(new Date(token.claims.iat * 1_000)), 'auth.recentLoginRequired');
  const actor = await actorOfToken(token.claims);
  logActor(actor.userId);
  const organisationId = await actedFor(actor, headers.get('x-organization-id'));
  return { kind: 'bearer', actor: { ...actor, language }, claims: token.claims, organisationId };
}

/** The organisation that a traffic controller acts for, which each of their requests names (specification section 6). */
async function actedFor(actor: UserActor, header: string | null): Promise<number | null> {
  if (!hasRole(actor, 'TRAFFIC_CONTROLLER')) return null;
  must(header !== null && /^[1-9]\d{0,14}$/.test(header), 'organisation.required');
  const organisationId = Number(header);
  must(await actsFor(actor, organisationId), 'auth.noPermission');
  return organisationId;
}

async function tokenOf(headers: Headers): Promise<{ claims: TokenClaims } | { error: DomainError }> {
  try {
    return { claims: await readToken(headers.get('authorization') ?? undefined) };
  } catch (error) {
    if (error instanceof DomainError) return { error };
    throw error;
  }
}
