import type { z } from 'zod';
import type { Language } from '@bff/domain/shared/actor';
import { catalogue, type ErrorKey, errorText } from '@bff/domain/shared/error-catalogue';
import { DomainError } from '@bff/domain/shared/errors';
import type { Advice } from '@bff/domain/trips';

export interface Fault {
  key: ErrorKey;
  params?: readonly (string | number)[];
  /** The field's path: `stops.0.street`. */
  field?: string | undefined;
  /** What a schema requires, for the client's author. In English. */
  detail?: string;
}

/** Several faults of one request; the first determines the status. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';

  constructor(
    readonly faults: readonly [Fault, ...Fault[]],
    /** Changes that would make the trip legal. */
    readonly advice: readonly Advice[] = [],
  ) {
    super(faults.map(({ key, field }) => `${key}${field ? `@${field}` : ''}`).join());
  }
}

const MAX_FIELD_ERRORS = 50;
const MAX_DETAIL = 200;

/** A schema's findings as an `input.invalid` refusal. */
export function schemaRefused(issues: readonly z.core.$ZodIssue[]): RequestRefused {
  const faults = issues.slice(0, MAX_FIELD_ERRORS).map(({ path, message }): Fault => ({
    key: 'input.invalid',
    field: path.map(String).join('.').slice(0, MAX_DETAIL),
    detail: message.slice(0, MAX_DETAIL),
  }));
  return new RequestRefused([faults[0] ?? { key: 'input.invalid' }, ...faults.slice(1)]);
}

export interface FailureBody {
  errorCode: number;
  /** The translation key. */
  error: string;
  params: readonly (string | number)[];
  /** The text in the request's language. */
  message: string;
  fieldErrors: readonly {
    field: string;
    error: string;
    params: readonly (string | number)[];
    message: string;
    detail?: string;
  }[];
  /** With `booking.tripTooLong`: what would make the trip legal, the smallest change of each kind. */
  advice?: readonly Advice[];
}

export interface Failure {
  status: number;
  body: FailureBody;
  key: ErrorKey;
  headers: Record<string, string>;
}

const shown = ({ key, params = [] }: Fault, language: Language) => ({
  error: `error.${key}`,
  params,
  message: errorText(key, params, language),
});

/** The answer for a refusal; undefined for an unexpected error. */
export function failureOf(error: unknown, language: Language): Failure | undefined {
  const faults = faultsOf(error);
  const [first] = faults ?? [];
  if (!faults || !first) return undefined;
  const { status, errorCode } = catalogue[first.key];
  const advice = error instanceof RequestRefused ? error.advice : [];
  const fieldErrors = faults.flatMap((fault) =>
    fault.field === undefined
      ? []
      : [{ field: fault.field, ...shown(fault, language), ...(fault.detail ? { detail: fault.detail } : {}) }],
  );
  return {
    status,
    key: first.key,
    body: { errorCode, ...shown(first, language), fieldErrors, ...(advice.length > 0 ? { advice } : {}) },
    headers: headersOf(first),
  };
}

function faultsOf(error: unknown): readonly Fault[] | undefined {
  if (error instanceof RequestRefused) return error.faults;
  if (error instanceof DomainError) return [{ key: error.key, params: error.params, field: error.field }];
  return undefined;
}

function headersOf({ key, params = [] }: Fault): Record<string, string> {
  const { status } = catalogue[key];
  if (status === 401) return { 'www-authenticate': 'Bearer' };
  if (key === 'idempotency.inProgress') return { 'retry-after': '1' };
  if (status === 429 && typeof params[0] === 'number') return { 'retry-after': String(params[0]) };
  return status === 503 ? { 'retry-after': '5' } : {};
}
