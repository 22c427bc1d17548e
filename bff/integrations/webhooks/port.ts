/** Requests to an address that an administrator typed in: events for integrations. */
export interface WebhookSender {
  /**
   * Posts a body and returns the status and the beginning of the answer; redirects are not followed.
   * @throws WebhookUnreachable when nobody answers in time, or the address leads where nothing of ours may go
   */
  post(url: URL, request: { headers: Readonly<Record<string, string>>; body: Uint8Array }): Promise<WebhookAnswer>;
}

export interface WebhookAnswer {
  status: number;
  /** At most 300 characters. */
  text: string;
}

/** No answer: retry later. */
export class WebhookUnreachable extends Error {
  override readonly name = 'WebhookUnreachable';
}
