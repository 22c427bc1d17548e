import type { Translate } from '~/i18n/text-keys';
import { wordFor } from '~/i18n/open-key';
import type { Message } from '@bff/domain/outgoing-messages';

export const kindName = (t: Translate, kind: string): string =>
  wordFor(t, 'outgoing:kinds', kind.replaceAll('.', '-'), kind);

/** `template` as it was recorded; missing for the oldest mails. */
export const mailName = (t: Translate, template: string): string =>
  template === 'mail' ? t('outgoing:kinds.mail') : wordFor(t, 'outgoing:mails', template);

/** What a message is: «Booking confirmation», «Call to an integration». */
export const messageName = (t: Translate, { kind, about: { template } }: Pick<Message, 'kind' | 'about'>): string =>
  template === undefined ? kindName(t, kind) : mailName(t, template);

/** Its receiver; a mail's receiver is erased 90 days after it was sent. */
export const receiverOf = (t: Translate, { about }: Pick<Message, 'about'>): string | null => {
  const { to, integrationName, integrations } = about;
  if (integrations) return integrations.join(', ') || t('outgoing:noIntegration');
  return to ?? integrationName ?? null;
};

/** Without `about` it is a mail. */
export type Stateful = Pick<Message, 'state'> & Partial<Pick<Message, 'about'>>;

/** What integrations would have been told, had any of them asked for it. */
export const wentToNobody = ({ state, about }: Stateful): boolean =>
  state === 'sent' && about?.integrations?.length === 0;

export const stateName = (t: Translate, message: Stateful): string =>
  t(wentToNobody(message) ? 'outgoing:noReceiver' : `outgoing:states.${message.state}`);

/** What it says in short: a mail's subject, what integrations are told, or whose order it is about before its mail is written. */
export const saidIn = (
  t: Translate,
  { subject, about: { event, orderNumber, customerName } }: Pick<Message, 'subject' | 'about'>,
): string | null => {
  if (event !== undefined) return wordFor(t, 'integration:webhook.happened', event.replace('.', '-'), event);
  if (subject === null && orderNumber !== undefined && customerName !== undefined)
    return `${t('customers:purchase.title', { number: orderNumber })}, ${customerName}`;
  return subject;
};
