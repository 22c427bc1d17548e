import { z } from 'zod';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@bff/domain/integration-users';
import type { Language } from '@bff/domain/shared/actor';
import { webhookEvent } from '../webhooks/webhook-event';

type Texts = Readonly<Record<Language, string>>;

const SUMMARIES: Readonly<Record<WebhookEvent, Texts>> = {
  'booking.created': {
    sv: 'En bokning är bestämd: betald (status booked) eller köpt på faktura (purchased)',
    en: 'A booking is firm: paid (status booked), or bought on invoice (purchased)',
  },
  'booking.changed': {
    sv: 'En bestämd bokning har gått vidare: resan har startat (status started)',
    en: 'A firm booking has gone on: its trip has started (status started)',
  },
  'booking.canceled': {
    sv: 'En bestämd bokning är avbokad (status canceled): bussen är ledig igen',
    en: 'A firm booking is cancelled (status canceled): the bus is free again',
  },
};

/** One event that is sent to integrations. */
export interface DescribedWebhook {
  event: WebhookEvent;
  summary: string;
  /** JSON Schema 2020-12 of the body. */
  schema: Record<string, unknown>;
}

/** Every event with its body, from the schema that the body is made by. */
export function describedWebhooks(language: Language): DescribedWebhook[] {
  return WEBHOOK_EVENTS.map((event) => {
    const body = webhookEvent.extend({ event: z.literal(event) });
    const { $schema: _dialect, ...schema } = z.toJSONSchema(body, { target: 'draft-2020-12', io: 'output' });
    return { event, summary: SUMMARIES[event][language], schema };
  });
}

/** `webhooks` of an OpenAPI 3.1 document. */
export const openApiWebhooks = (language: Language): Record<string, unknown> =>
  Object.fromEntries(
    describedWebhooks(language).map(({ event, summary, schema }) => [
      event,
      {
        post: {
          operationId: event.replace('.', ''),
          summary,
          security: [{ scheme2: [] }],
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { '2XX': { description: '' } },
        },
      },
    ]),
  );
