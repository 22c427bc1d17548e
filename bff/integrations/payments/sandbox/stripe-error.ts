/** An error like Stripe's: `{"error": {type, code, message, param}}` with its HTTP status. */
export class StripeApiError extends Error {
  override readonly name = 'StripeApiError';

  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409 | 500,
    readonly body: {
      type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
      message: string;
      code?: string;
      param?: string;
    },
  ) {
    super(body.message);
  }
}

export const invalid = (message: string, code?: string, param?: string): StripeApiError =>
  new StripeApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });

export const missing = (kind: string, id: string, param: string): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
