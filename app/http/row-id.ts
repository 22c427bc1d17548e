import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DomainError } from '@bff/domain/shared/errors';

/** The id of a row in an address. An impossible id counts as missing: throws `notFound`. */
export function rowId(text: string | undefined, notFound: ErrorKey): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw new DomainError(notFound);
  return Number(text);
}
