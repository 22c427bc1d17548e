import { z } from 'zod';
import { catalogue, documentedText, type ErrorKey } from '@bff/domain/shared/error-catalogue';
import type { Endpoint } from '../endpoint/endpoint';
import { named } from '../endpoint/named';
import { refusalsByStatus } from '../endpoint/refusals';
import type { Json, JsonSchemas } from './json-schemas';

const params = z.array(z.union([z.string(), z.number()]));

/** The answer of every refusal. */
export const failureSchema = named(
  'Error',
  z.object({
    errorCode: z.int(),
    error: z.string(),
    params,
    message: z.string(),
    fieldErrors: z.array(
      named(
        'FieldError',
        z.object({ field: z.string(), error: z.string(), params, message: z.string(), detail: z.string().optional() }),
      ),
    ),
    advice: z
      .array(
        named(
          'TripAdvice',
          z.object({
            key: z.string(),
            minutes: z.int().optional(),
            place: z.string().optional(),
            to: z.string().optional(),
            shift: z.string().optional(),
          }),
        ),
      )
      .optional(),
  }),
);

/** Refusals that many operations share, by what their keys have in common. A refusal with a single key is named after the key. */
const SHARED: Readonly<Record<string, readonly ErrorKey[]>> = {
  BadSignedRequest: ['input.invalid', 'pepper.invalid', 'signature.replayed'],
  BadRequestOfUser: ['input.invalid', 'pepper.invalid', 'organisation.required'],
  BadRequestByLink: ['input.invalid', 'pepper.invalid', 'signature.replayed', 'auth.passwordTokenExpired'],
  NotLoggedIn: [
    'auth.notLoggedIn',
    'auth.headerInvalid',
    'auth.tokenInvalid',
    'auth.tokenExpired',
    'auth.tokenRevoked',
    'auth.noScopes',
  ],
  NotLoggedInRecently: [
    'auth.notLoggedIn',
    'auth.headerInvalid',
    'auth.tokenInvalid',
    'auth.tokenExpired',
    'auth.tokenRevoked',
    'auth.noScopes',
    'auth.recentLoginRequired',
  ],
  Forbidden: ['request.crossSite', 'auth.noPermission'],
  ForbiddenDeletion: ['request.crossSite', 'auth.noPermission', 'user.self'],
  DeletionNotPossible: [
    'user.tripsUpcoming',
    'user.lastTripRecent',
    'user.refundsOpen',
    'user.driverIsPlanned',
    'user.lastCompanyAdmin',
    'user.lastOwner',
  ],
  JourneyNotAllowed: [
    'journey.tooEarly',
    'journey.notPaid',
    'booking.notActive',
    'driver.activeJourney',
    'state.notAllowed',
  ],
  OwnQuoteNotFound: ['quoteRequest.notFound', 'quote.notFound'],
  QuoteClosed: ['quote.expired', 'quote.notOpen'],
  TripNotPossible: ['booking.startTooFar', 'booking.tripTooLong', 'booking.noRoute'],
  TooManyTries: ['request.tooMany', 'auth.tooManyTries'],
  PaymentUnavailable: ['service.busy', 'payment.unavailable'],
  RouteUnavailable: ['service.busy', 'route.unavailable'],
};
const NAMES = new Map(Object.entries(SHARED).map(([name, keys]) => [keys.join(), name]));

const inWords = (key: string): string => key.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
const nameOf = (keys: readonly ErrorKey[]): string | undefined =>
  keys.length === 1 ? inWords(keys[0]!) : NAMES.get(keys.join());

/** The operations' refusals by HTTP status; shared ones are written once. */
export class Failures {
  readonly #responses = new Map<string, Json>();
  readonly #keys = new Set<ErrorKey>();

  constructor(schemas: JsonSchemas) {
    schemas.of(failureSchema, 'output');
  }

  of(endpoint: Endpoint): Record<string, Json> {
    return Object.fromEntries(
      [...refusalsByStatus(endpoint)].map(([status, keys]) => [String(status), this.#response(status, keys)]),
    );
  }

  /** Sorted by name. */
  responses(): Record<string, Json> {
    return Object.fromEntries([...this.#responses].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Every key that some operation may refuse with. */
  keys(): ErrorKey[] {
    return [...this.#keys].sort();
  }

  #response(status: number, keys: readonly ErrorKey[]): Json {
    keys.forEach((key) => this.#keys.add(key));
    const name = nameOf(keys);
    const response = responseOf(status, keys);
    if (name === undefined) return response;
    this.#responses.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  }
}

const responseOf = (status: number, keys: readonly ErrorKey[]): Json => ({
  description: keys
    .map((key) => `error.${key} (${catalogue[key].errorCode}): ${documentedText(key, 'en').replace(/\.$/, '')}`)
    .join('; '),
  ...(status === 429 || status === 503 || keys.includes('idempotency.inProgress')
    ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
    : {}),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          {
            properties: {
              errorCode: { enum: keys.map((key) => catalogue[key].errorCode) },
              error: { enum: keys.map((key) => `error.${key}`) },
            },
          },
        ],
      },
    },
  },
});
