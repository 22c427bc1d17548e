import type { Translate } from '~/i18n/text-keys';
import { wordFor } from '~/i18n/open-key';
import type { Message, MessageKind } from '@bff/domain/outgoing-messages';

export const kindName = (t: Translate, kind: string): string =>
  wordFor(t, 'outgoing:kinds', kind.replaceAll('.', '-'), kind);

/** `template` as it was recorded; missing for the oldest mails. */
export const mailName = (t: Translate, template: string): string =>
  template === 'mail' ? t('outgoing:kinds.mail') : wordFor(t, 'outgoing:mails', template);

/** What a message is: «Booking confirmation», «Call to an integration». */
export const messageName = (t: Translate, { kind, about: { template } }: Pick<Message, 'kind' | 'about'>): string =>
  template === undefined ? kindName(t, kind) : mailName(t, template);

/** What a kind has come to once nothing is left to do: a step that the product takes itself (a check, the queueing of a mail) sends nothing. */
const OUTCOMES: Readonly<Record<MessageKind, 'sent' | 'done'>> = {
  mail: 'sent',
  'webhook.send': 'sent',
  'booking.announced': 'sent',
  'refund.send': 'sent',
  'refund.succeeded': 'done',
  'refund.failed': 'done',
  'payment.mismatch': 'done',
  'payment.difference': 'done',
  'payment.issue': 'done',
  'payment.failed': 'done',
  analytics: 'sent',
};

const isOwnStep = (kind: string | undefined): boolean => OUTCOMES[kind as MessageKind] === 'done';

/** Its receiver; a mail's receiver is erased 90 days after it was sent. */
export const receiverOf = (t: Translate, { kind, about }: Pick<Message, 'kind' | 'about'>): string | null => {
  if (isOwnStep(kind)) return null;
  const { to, integrationName, integrations } = about;
  if (integrations) return integrations.join(', ') || t('outgoing:noIntegration');
  return to ?? integrationName ?? null;
};

/** Without the rest it is a mail. */
export type Stateful = Pick<Message, 'state'> & Partial<Pick<Message, 'kind' | 'about'>>;

/** What integrations would have been told, had any of them asked for it. */
export const wentToNobody = ({ state, about }: Stateful): boolean =>
  state === 'sent' && about?.integrations?.length === 0;

export const stateName = (t: Translate, message: Stateful): string => {
  if (wentToNobody(message)) return t('outgoing:noReceiver');
  return t(message.state === 'sent' && isOwnStep(message.kind) ? 'outgoing:done' : `outgoing:states.${message.state}`);
};

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
