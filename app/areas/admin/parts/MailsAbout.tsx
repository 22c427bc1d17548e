import { useTranslation } from '~/i18n/use-translation';
import type { MailSummary } from '@bff/domain/outgoing-messages';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { MailText } from '~/frame/MailLink';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { mailName } from '../outgoing-messages/message-names';
import { MessageBadge } from '../outgoing-messages/MessageBadge';

interface MailsAboutProps {
  title: string;
  messages: readonly MailSummary[];
}

/** The mails about an order or a quote request, each with a link to where it can be sent again. */
export function MailsAbout({ title, messages }: MailsAboutProps) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  return (
    <Section id="messages" title={title} brief={messages.length} whole={messages.length > 0}>
      {messages.length === 0 ? (
        <p>{t('details.noMessages')}</p>
      ) : (
        <Table
          caption={title}
          hideCaption
          rows={messages}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'mail',
              label: t('details.message'),
              rowHeader: true,
              cell: ({ id, template }) => <a href={path(to.outgoingMessage(id))}>{mailName(t, template)}</a>,
            },
            { key: 'subject', label: t('outgoing:subject'), cell: ({ subject }) => subject ?? '–' },
            {
              key: 'to',
              label: t('outgoing:receiver'),
              cell: ({ recipient }) => (recipient === null ? '–' : <MailText address={recipient} />),
            },
            // While it waits, since when.
            {
              key: 'at',
              label: t('details.at'),
              cell: ({ createdAt, endedAt }) => <DateTime at={endedAt ?? createdAt} />,
            },
            {
              key: 'state',
              beside: true,
              label: t('details.messageState'),
              cell: (message) => <MessageBadge message={message} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
