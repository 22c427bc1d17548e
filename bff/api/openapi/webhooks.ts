import { z } from 'zod';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@bff/domain/integration-users';
import type { Language } from '@bff/domain/shared/actor';
import { named } from '../endpoint/named';
import { webhookEvent } from '../webhooks/webhook-event';
import type { Json, JsonSchemas } from './json-schemas';

type Texts = Readonly<Record<Language, string>>;

const SUMMARIES: Readonly<Record<WebhookEvent, Texts>> = {
  'booking.created': {
    sv: 'En bokning är bestämd: betald (status booked) eller köpt på faktura (purchased)',
    en: 'A booking has been confirmed: paid for (status booked) or bought on invoice (purchased)',
  },
  'booking.changed': {
    sv: 'En bestämd bokning är ändrad: resan har startat (status started) eller starten är ångrad (booked eller purchased), kunden har ändrat stopp, tider eller antal resenärer, eller bolaget har bytt buss. Innehållet är bokningen som den är nu',
    en: 'A confirmed booking has changed: its trip has started (status started) or the start was undone (booked or purchased), the customer has changed stops, times or passengers, or the company has swapped the bus. The body has the booking as it is now',
  },
  'booking.canceled': {
    sv: 'En bestämd bokning är avbokad (status canceled): bussen är ledig igen',
    en: 'A confirmed booking has been cancelled (status canceled), and its bus is available again',
  },
};

/** An event that is sent to integrations. */
export interface DescribedWebhook {
  event: WebhookEvent;
  summary: string;
  /** The body's schema, or a reference to it. */
  schema: Json;
}

const nameOf = (event: WebhookEvent): string =>
  `${event.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;
/** One schema per event, with its own `event`, from the schema that the body is made with. */
const bodies = WEBHOOK_EVENTS.map((event) => ({
  event,
  body: named(nameOf(event), webhookEvent.extend({ event: z.literal(event) })),
}));

/** Every event with its body. */
export const describedWebhooks = (language: Language, schemas: JsonSchemas): DescribedWebhook[] =>
  bodies.map(({ event, body }) => ({
    event,
    summary: SUMMARIES[event][language],
    schema: schemas.of(body, 'output'),
  }));

/** `webhooks` of an OpenAPI 3.1 document. */
export const openApiWebhooks = (language: Language, schemas: JsonSchemas): Json =>
  Object.fromEntries(
    describedWebhooks(language, schemas).map(({ event, summary, schema }) => [
      event,
      {
        post: {
          operationId: `on${nameOf(event).replace(/Event$/, '')}`,
          summary,
          description:
            'Sent to the integration’s address, signed by scheme 2 with its own key, and retried for about a day until answered with a 2xx status.',
          security: [{ scheme2: [] }],
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { '2XX': { description: 'The event has been received.' } },
        },
      },
    ]),
  );
