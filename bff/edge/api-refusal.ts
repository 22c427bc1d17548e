// Traces: S8-197
import { failureOf } from '@bff/api/endpoint/failure';
import { requestLanguage } from '@bff/api/endpoint/request-language';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DomainError } from '@bff/domain/shared/errors';
import type { RefusalStatus } from './refusal-texts';

/** What the edge refuses, in the catalogue's words. */
const KEYS: Readonly<Record<RefusalStatus, ErrorKey>> = {
  400: 'input.invalid',
  403: 'request.crossSite',
  404: 'page.notFound',
  405: 'request.methodNotAllowed',
  408: 'service.busy',
  411: 'request.lengthRequired',
  413: 'request.tooLarge',
  415: 'request.unsupportedMediaType',
  429: 'request.tooMany',
  503: 'service.busy',
};

export const isApiPath = (path: string): boolean => /^\/api(?:[/?]|$)/.test(path);

/** A refusal of the edge below `/api`: a client there reads JSON, and gets the body of every other failure. */
export function apiRefusal(status: RefusalStatus, acceptLanguage: string | undefined, seconds?: number): string {
  const error = new DomainError(KEYS[status], status === 429 && seconds !== undefined ? [seconds] : []);
  return JSON.stringify(failureOf(error, requestLanguage(acceptLanguage))!.body);
}
