import { catalogue, type ErrorKey } from '@bff/domain/shared/error-catalogue';
import type { Endpoint } from './endpoint';

const ALWAYS: readonly ErrorKey[] = [
  'input.invalid',
  'request.crossSite',
  'request.tooLarge',
  'request.unsupportedMediaType',
  'request.tooMany',
  'service.busy',
];
const BEARER: readonly ErrorKey[] = [
  'auth.notLoggedIn',
  'auth.headerInvalid',
  'auth.tokenInvalid',
  'auth.tokenExpired',
  'auth.tokenRevoked',
  'auth.noScopes',
  'auth.noPermission',
  'organisation.required',
];
const SCHEME_TWO: readonly ErrorKey[] = ['auth.integrationInvalid', 'signature.replayed'];

type Refusing = Pick<Endpoint, 'auth' | 'signed' | 'idempotent' | 'takesIfMatch' | 'recentLogin' | 'errors'>;

/** Everything that an endpoint may refuse: first by its kind of caller, then as declared. */
export function refusalsOf({
  auth,
  signed,
  idempotent,
  takesIfMatch,
  recentLogin,
  errors,
}: Refusing): readonly ErrorKey[] {
  const keys = [
    ...ALWAYS,
    ...(signed ? (['pepper.invalid'] as const) : []),
    ...(signed && auth !== 'bearer' ? SCHEME_TWO : []),
    ...(auth === 'bearer' ? BEARER : []),
    ...(auth === 'integration' ? (['auth.noPermission'] as const) : []),
    ...(recentLogin ? (['auth.recentLoginRequired'] as const) : []),
    ...(idempotent ? (['idempotency.keyReused', 'idempotency.inProgress'] as const) : []),
    ...(takesIfMatch ? (['request.preconditionFailed'] as const) : []),
    ...errors,
  ];
  return [...new Set(keys)];
}

/** The same by HTTP status, for the OpenAPI document. */
export function refusalsByStatus(endpoint: Refusing): Map<number, ErrorKey[]> {
  const byStatus = new Map<number, ErrorKey[]>();
  for (const key of refusalsOf(endpoint)) {
    const { status } = catalogue[key];
    byStatus.set(status, [...(byStatus.get(status) ?? []), key]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}
