import { catalogue, type ErrorKey } from './error-catalogue';

/** A refusal by the domain, named by its key in the catalogue; `params` fill the text (at most two, as in the API). */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly status: number;
  readonly errorCode: number;

  constructor(
    readonly key: ErrorKey,
    readonly params: readonly (string | number)[] = [],
    /** The form field that the message belongs to, if any. */
    readonly field?: string,
  ) {
    super([key, ...params].join(','));
    ({ status: this.status, errorCode: this.errorCode } = catalogue[key]);
  }
}

/** Throws the catalogue's error unless `condition` holds. */
export function must(
  condition: unknown,
  key: ErrorKey,
  params: readonly (string | number)[] = [],
  field?: string,
): asserts condition {
  if (!condition) throw new DomainError(key, params, field);
}
