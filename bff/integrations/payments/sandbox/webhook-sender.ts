import { createHmac } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { nowSeconds, type StripeEvent } from './objects';
import type { SandboxState } from './state';

/** Stripe retries for three days, at growing intervals. */
const RETRY_AFTER_MS = [SECOND, 2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
const GIVE_UP_AFTER_MS = 3 * DAY;
const TIMEOUT_MS = 10 * SECOND;
const AT_ONCE = 8;

/** How webhooks travel, for tests: how often each one is sent, and how long it takes (so that they overtake each other). */
export interface WebhookMood {
  copies: number;
  minDelayMs: number;
  maxDelayMs: number;
  /** Nothing is sent until it is false again. */
  isPaused: boolean;
}

type MoodChange = { [Part in keyof WebhookMood]?: WebhookMood[Part] | undefined };

export interface WebhookOptions {
  /** Where they go; a function when the address is known only once the product listens. */
  url: string | (() => string);
  secret: string;
  /** Milliseconds to wait before the second, third … attempt; the last one repeats. */
  retryAfterMs?: readonly number[];
}

/** `t=…,v1=…`: what Stripe signs is the time, a dot and the body. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Delivers events: signed, and repeated until the receiver answers 2xx. */
export class WebhookSender {
  readonly mood: WebhookMood = { copies: 1, minDelayMs: 0, maxDelayMs: 0, isPaused: false };
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #queue: (() => Promise<void>)[] = [];
  readonly #closing = new AbortController();
  #running = 0;
  #open = 0;

  constructor(
    private readonly state: SandboxState,
    private readonly options: WebhookOptions,
  ) {
    state.onEvent = (eventId) => this.send(eventId);
    for (const eventId of state.undelivered()) this.send(eventId);
  }

  /** Deliveries that are waiting or being sent. */
  get pending(): number {
    return this.#open;
  }

  send(eventId: string, copies = this.mood.copies): void {
    const { minDelayMs, maxDelayMs } = this.mood;
    for (let copy = 0; copy < copies; copy++) {
      this.#open++;
      this.#later(eventId, 0, minDelayMs + Math.random() * Math.max(0, maxDelayMs - minDelayMs));
    }
  }

  setMood({ copies, minDelayMs, maxDelayMs, isPaused }: MoodChange): void {
    const { mood } = this;
    mood.copies = copies ?? mood.copies;
    mood.minDelayMs = minDelayMs ?? mood.minDelayMs;
    mood.maxDelayMs = maxDelayMs ?? mood.maxDelayMs;
    mood.isPaused = isPaused ?? mood.isPaused;
    this.#next();
  }

  stop(): void {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#queue.length = 0;
  }

  #later(eventId: string, attempt: number, delayMs: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#queue.push(() => this.#attempt(eventId, attempt));
      this.#next();
    }, delayMs);
    timer.unref();
    this.#timers.add(timer);
  }

  #next(): void {
    while (!this.mood.isPaused && this.#running < AT_ONCE) {
      const job = this.#queue.shift();
      if (!job) return;
      this.#running++;
      void job().finally(() => {
        this.#running--;
        this.#next();
      });
    }
  }

  async #attempt(eventId: string, attempt: number): Promise<void> {
    const event = this.state.get<StripeEvent>('event', eventId);
    if (this.#closing.signal.aborted) return;
    if (event && !(await this.#post(event)) && clock.millis() - event.created * 1000 < GIVE_UP_AFTER_MS) {
      if (this.#closing.signal.aborted) return;
      const delays = this.options.retryAfterMs ?? RETRY_AFTER_MS;
      this.#later(eventId, attempt + 1, delays[Math.min(attempt, delays.length - 1)] ?? SECOND);
      return;
    }
    this.#open--;
    // Given up or accepted: either way it is not sent again after a restart.
    if (!this.#closing.signal.aborted) await this.state.markDelivered(eventId);
  }

  async #post(event: StripeEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const { url, secret } = this.options;
    try {
      const response = await fetch(typeof url === 'function' ? url() : url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, secret, nowSeconds()),
          'user-agent': 'Stripe/1.0 (sandbox)',
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch (error) {
      if (!this.#closing.signal.aborted) logger.debug({ err: error, event: event.id }, 'webhook not delivered');
      return false;
    }
  }
}
