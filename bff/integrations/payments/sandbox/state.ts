import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Journal } from './journal';
import { newEvent, nowSeconds, type StripeEvent, type StripeObject, type Told } from './objects';
import { checkObject } from './openapi';

/** The events that the product's webhook endpoint is subscribed to. */
const SUBSCRIBED = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  // Not subscribed to, for testers.
  'charge.sandbox_test',
  'balance.available',
]);
/** Stripe keeps events for 30 days, and answers to idempotent requests for one. */
const EVENTS_KEPT_SECONDS = (30 * DAY) / 1000;
const ANSWERS_KEPT_MS = DAY;

interface Entry {
  object: StripeObject;
  secrets?: unknown;
}

/** The answer to an idempotent request, and the request. */
export interface SavedAnswer {
  key: string;
  fingerprint: string;
  status: number;
  body: unknown;
  /** Milliseconds since the epoch. */
  at: number;
}

interface JournalLine {
  put?: Entry[];
  deliver?: string[];
  delivered?: string[];
  answer?: SavedAnswer;
}

/** Several objects that change together: all or none of it is stored. */
export class Change {
  readonly put: Entry[] = [];
  readonly deliver: string[] = [];
  answer: SavedAnswer | undefined;

  constructor(private readonly requestKey: string | null = null) {}

  keep(object: StripeObject, secrets?: unknown): this {
    this.put.push(secrets === undefined ? { object } : { object, secrets });
    return this;
  }

  emit(type: string, object: Told): this {
    const isHooked = SUBSCRIBED.has(type);
    const event = newEvent(type, object, isHooked, this.requestKey);
    if (isHooked) this.deliver.push(event.id);
    return this.keep(event);
  }
}

/** The sandbox's whole state, in memory and in its journal. */
export class SandboxState {
  readonly #entries = new Map<string, Entry>();
  /** Ids of each kind of object, oldest first. */
  readonly #kinds = new Map<string, string[]>();
  readonly #answers = new Map<string, SavedAnswer>();
  readonly #undelivered = new Set<string>();
  readonly #open = new Set<string>();
  #journal!: Journal;
  /** Called for every event that is to be delivered. */
  onEvent: (eventId: string) => void = () => {};

  static async open(path: string): Promise<SandboxState> {
    const state = new SandboxState();
    for (const line of Journal.read(path)) state.#apply(line as JournalLine);
    state.#forgetOld();
    state.#journal = await Journal.start(path, state.#snapshot());
    return state;
  }

  get<Kind extends StripeObject>(object: Kind['object'], id: string): Kind | undefined {
    const found = this.#entries.get(id)?.object;
    return found?.object === object ? (found as Kind) : undefined;
  }

  any(id: string): StripeObject | undefined {
    return this.#entries.get(id)?.object;
  }

  secrets<Secrets>(id: string): Secrets | undefined {
    return this.#entries.get(id)?.secrets as Secrets | undefined;
  }

  /** Newest first, as Stripe lists. */
  newestFirst<Kind extends StripeObject>(object: Kind['object']): Kind[] {
    const ids = this.#kinds.get(object) ?? [];
    return ids.map((id) => this.#entries.get(id)!.object as Kind).reverse();
  }

  answer(key: string): SavedAnswer | undefined {
    const saved = this.#answers.get(key);
    return saved && saved.at > clock.millis() - ANSWERS_KEPT_MS ? saved : undefined;
  }

  undelivered(): string[] {
    return [...this.#undelivered];
  }

  openSessions(): string[] {
    return [...this.#open];
  }

  /** Takes effect at once, and resolves when it is on disk. */
  async commit(change: Change): Promise<void> {
    for (const { object } of change.put) {
      checkObject(object);
      if (object.object === 'event') checkObject((object as StripeEvent).data.object);
    }
    const { put, deliver, answer } = change;
    const line: JournalLine = { put, deliver, ...(answer ? { answer } : {}) };
    this.#apply(line);
    await this.#journal.append(line);
    for (const eventId of deliver) this.onEvent(eventId);
  }

  async markDelivered(eventId: string): Promise<void> {
    if (!this.#undelivered.has(eventId)) return;
    const line: JournalLine = { delivered: [eventId] };
    this.#apply(line);
    await this.#journal.append(line);
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  #apply({ put = [], deliver = [], delivered = [], answer }: JournalLine): void {
    for (const entry of put) {
      const { id, object } = entry.object;
      const before = this.#entries.get(id);
      if (!before) {
        const ids = this.#kinds.get(object) ?? [];
        ids.push(id);
        this.#kinds.set(object, ids);
      }
      if (object === 'checkout.session') {
        if (entry.object['status'] === 'open') this.#open.add(id);
        else this.#open.delete(id);
      }
      // What a session was created with stays, however often the session changes.
      this.#entries.set(id, before?.secrets === undefined ? entry : { secrets: before.secrets, ...entry });
    }
    for (const eventId of deliver) this.#undelivered.add(eventId);
    for (const eventId of delivered) {
      this.#undelivered.delete(eventId);
      const entry = this.#entries.get(eventId);
      if (entry) this.#entries.set(eventId, { ...entry, object: { ...entry.object, pending_webhooks: 0 } });
    }
    if (answer) this.#answers.set(answer.key, answer);
  }

  #forgetOld(): void {
    const oldest = nowSeconds() - EVENTS_KEPT_SECONDS;
    const events = this.#kinds.get('event') ?? [];
    const kept = events.filter((id) => this.#entries.get(id)!.object.created >= oldest);
    for (const id of events) {
      if (this.#entries.get(id)!.object.created >= oldest) continue;
      this.#entries.delete(id);
      this.#undelivered.delete(id);
    }
    this.#kinds.set('event', kept);
    for (const key of this.#answers.keys()) if (!this.answer(key)) this.#answers.delete(key);
  }

  *#snapshot(): Iterable<JournalLine> {
    for (const entry of this.#entries.values()) yield { put: [entry] };
    for (const answer of this.#answers.values()) yield { answer };
    yield { deliver: this.undelivered() };
  }
}
