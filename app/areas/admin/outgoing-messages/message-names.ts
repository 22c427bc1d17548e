import type { TFunction } from 'i18next';
import type { Message } from '@bff/domain/outgoing-messages';

export const kindName = (t: TFunction, kind: string): string =>
  t(`outgoing:kinds.${kind.replaceAll('.', '-')}`, { defaultValue: kind });

/** What a message is: «Booking confirmation», «Call to an integration». */
export const messageName = (t: TFunction, { kind, about: { template } }: Pick<Message, 'kind' | 'about'>): string =>
  template === undefined ? kindName(t, kind) : t(`outgoing:mails.${template}`, { defaultValue: template });

/** Who gets it; a mail's receiver is forgotten 90 days after it is sent. */
export const receiverOf = ({ about: { to, integrationName } }: Pick<Message, 'about'>): string | null =>
  to ?? integrationName ?? null;
