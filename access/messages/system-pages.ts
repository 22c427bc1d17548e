import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { execute } from '@db/query';
import {
  aComingTax,
  aDraftPage,
  aFailedDelivery,
  aGivenUpMessage,
  aNewContentPage,
  aNewIntegration,
  anIntegration,
} from '../testing/system-subjects';
import { admin, formOf, opened, owner, sent, type StateCase } from './state-case';

const ADMIN = '/dashboard/admin';
const INTEGRATION = `${ADMIN}/external-integration`;

/** An outgoing message to be discarded, after a change to it. */
const givenUp =
  (change: string): StateCase =>
  async ({ send }) => {
    const person = await admin();
    const { id, fields } = await formOf(aGivenUpMessage, person);
    await execute(`UPDATE outbox SET ${change} WHERE id = :id`, { id });
    return send(person, `${ADMIN}/outgoing-messages/discard/${id}`, fields);
  };

/** Running the service: settings, texts, integrations, outgoing messages. */
export const systemPages: Partial<Record<ErrorKey, StateCase>> = {
  'setting.notFound': opened(`${ADMIN}/configurations/general-settings/nope`),
  'setting.fromPast': sent(aComingTax, (key) => `${ADMIN}/configurations/general-settings/${key}`, { intent: 'save', value: '7', validFrom: '2020-01-01' }, 1, owner), // prettier-ignore
  'page.slugTaken': sent(aNewContentPage, () => `${ADMIN}/content-pages/create`, { intent: 'save' }, 2),
  'page.reserved': async ({ send }) => {
    const person = await admin();
    const { fields } = await formOf(aDraftPage, person);
    return send(person, `${ADMIN}/content-pages/remove/terms`, fields);
  },
  'event.notFound': opened(`${ADMIN}/event-log/999999`),
  'integration.notFound': opened(`${INTEGRATION}/edit/999999`),
  'integration.alreadyMade': sent(aNewIntegration, () => `${INTEGRATION}/create`, {}, 2),
  'integration.externalIdTaken': async ({ send, language }) => {
    const person = await admin();
    const externalId = `samma-${language}`;
    for (const again of [false, true]) {
      const { fields } = await formOf(aNewIntegration, person);
      const answer = await send(person, `${INTEGRATION}/create`, { ...fields, externalId });
      if (again) return answer;
    }
    throw new Error('unreachable');
  },
  'webhook.addressInvalid': sent(anIntegration, (id) => `${INTEGRATION}/edit/${id}`, { intent: 'webhook', revision: '-', url: 'http://10.0.0.1/', events: 'booking.created' }), // prettier-ignore
  'webhook.needsEvents': sent(anIntegration, (id) => `${INTEGRATION}/edit/${id}`, { intent: 'webhook', revision: '-', url: 'https://buss.example/hook' }), // prettier-ignore
  'webhook.notFound': sent(aFailedDelivery, (id) => `${INTEGRATION}/deliveries/${id}`, { deliveryId: '999999' }),
  'webhook.notFailed': sent(aFailedDelivery, (id) => `${INTEGRATION}/deliveries/${id}`, {}, 2),
  'note.notFound': opened(`${ADMIN}/notes/edit/999999`),
  'message.notFound': opened(`${ADMIN}/outgoing-messages/details/999999`),
  'message.ended': async ({ send }) => {
    const person = await admin();
    const { id, fields } = await formOf(aGivenUpMessage, person);
    await send(person, `${ADMIN}/outgoing-messages/discard/${id}`, fields);
    return send(person, `${ADMIN}/outgoing-messages/details/${id}`, { intent: 'again' });
  },
  'message.beingSent': givenUp('failed_at = NULL, locked_until = NOW(3) + INTERVAL 1 HOUR'),
  'message.owed': givenUp("kind = 'refund.send'"),
};
