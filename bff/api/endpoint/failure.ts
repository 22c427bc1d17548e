import type { z } from 'zod';
import type { Language } from '@bff/domain/shared/actor';
import { catalogue, type ErrorKey, errorText } from '@bff/domain/shared/error-catalogue';
import { DomainError } from '@bff/domain/shared/errors';
import type { Advice } from '@bff/domain/trips';

export interface Fault {
  key: ErrorKey;
  params?: readonly (string | number)[];
  /** Path of the field: `stops.0.street`. */
  field?: string | undefined;
  /** For the client's author: what a schema asks for. English. */
  detail?: string;
}

/** Several things that are wrong with a request; the first one gives the status. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';

  constructor(
    readonly faults: readonly [Fault, ...Fault[]],
    /** What would make a trip legal. */
    readonly advice: readonly Advice[] = [],
  ) {
    super(faults.map(({ key, field }) => `${key}${field ? `@${field}` : ''}`).join());
  }
}

const MAX_FIELD_ERRORS = 50;
const MAX_DETAIL = 200;

/** What a schema found, as the refusal of `input.invalid`. */
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
  /** The text in the language of the request. */
  message: string;
  fieldErrors: readonly {
    field: string;
    error: string;
    params: readonly (string | number)[];
    message: string;
    detail?: string;
  }[];
  /** With `booking.tripTooLong`: what would make the trip legal, the smallest change of each sort. */
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

/** A refusal as an answer; undefined for an error that nobody foresaw. */
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
