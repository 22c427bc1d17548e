import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { historyOf } from '@bff/domain/event-log';
import { type Message, seeMessage, retryMessage } from '@bff/domain/outgoing-messages';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { ActButton } from '~/screens/ActButton';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { to } from '~/to';
import { wordFor } from '~/i18n/open-key';
import { History } from '../parts/History';
import { useOutcome } from '../parts/use-outcome';
import { kindName, messageName, receiverOf, saidIn } from './message-names';
import { MailSaid } from './MailSaid';
import { MessageBadge } from './MessageBadge';

export const headers = privatePage;

const NoFields = confirmationSchema();

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const message = await seeMessage(actor, rowId(params['id'], 'message.notFound'));
  const title = translator(request)('outgoing:details.title', { id: message.id });
  return data({ title, message, history: await historyOf(actor, 'message', { entityId: message.id }) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'message.notFound');
  return byIntent(request, {
    again: (form) =>
      saveForm(request, NoFields, {
        form,
        run: () => retryMessage(actor, id),
        done: (isNew) =>
          redirectWithFlash(request, to.outgoingMessage(id), `outgoing:flash.${isNew ? 'again' : 'underWay'}`, {
            kind: isNew ? 'success' : 'info',
          }),
      }),
  });
}

/** One outgoing message: what it is, how its sending goes, and what can be done with it. */
export default function MessagePage() {
  const { title, message, history } = useLoaderData<typeof loader>();
  useOutcome({ messages: [message] });
  const { t } = useTranslation('outgoing');
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.outgoingMessages(), label: t('details.back') }}
      over={messageName(t, message)}
      title={title}
      meta={<MessageBadge message={message} />}
    >
      {message.isBeingSent ? <Banner>{t('details.beingSent')}</Banner> : null}
      <Section id="facts" title={t('details.facts')}>
        <SummaryList rows={useFacts(message)} />
      </Section>
      {message.kind === 'mail' ? <MailSaid message={message} /> : null}
      <Acts message={message} />
      {/* A message that was sent at once has none: «nothing has happened» would be wrong. */}
      {history.length > 0 ? <History events={history} /> : null}
    </DetailScreen>
  );
}

function useFacts(message: Message): SummaryRow[] {
  const { t } = useTranslation('outgoing');
  const path = usePath();
  const { refundId, paymentId, integrationId, integrationName, orderNumber, bookingNumber, requestNumber, language } =
    message.about;
  const receiver = receiverOf(t, message);
  const said = saidIn(t, message);
  const link = (href: string, text: string | number) => <a href={path(href)}>{text}</a>;
  return [
    { label: t('kind'), value: kindName(t, message.kind) },
    ...(message.kind === 'mail' ? [{ label: t('receiver'), value: receiver ?? t('forgotten') }] : []),
    ...(said === null ? [] : [{ label: t('subject'), value: said }]),
    ...(message.about.integrations ? [{ label: t('receiver'), value: receiver }] : []),
    ...(message.about.amount === undefined
      ? []
      : [{ label: t('details.amount'), value: <Money ore={message.about.amount} decimals /> }]),
    ...(language ? [{ label: t('details.language'), value: wordFor(t, 'outgoing:languages', language) }] : []),
    ...(integrationId && integrationName
      ? [
          {
            label: t('details.integration'),
            value: link(to.integrationDeliveries(integrationId), integrationName),
          },
        ]
      : []),
    ...(orderNumber ? [{ label: t('details.order'), value: link(to.adminPurchase(orderNumber), orderNumber) }] : []),
    ...(bookingNumber
      ? [{ label: t('details.booking'), value: link(to.adminBooking(bookingNumber), bookingNumber) }]
      : []),
    ...(requestNumber
      ? [{ label: t('details.request'), value: link(to.adminQuoteRequest(requestNumber), requestNumber) }]
      : []),
    ...(refundId ? [{ label: t('details.refund'), value: link(to.refund(refundId), refundId) }] : []),
    ...(paymentId ? [{ label: t('details.payment'), value: link(to.payment(paymentId), paymentId) }] : []),
    { label: t('created'), value: <DateTime at={message.createdAt} /> },
    message.endedAt
      ? { label: t('ended'), value: <DateTime at={message.endedAt} /> }
      : { label: t('due'), value: <DateTime at={message.dueAt} /> },
    { label: t('tries'), value: String(message.tries) },
    { label: t('error'), value: message.lastError ?? t('noError') },
  ];
}

/** Mails with a link that expires. */
const WITH_LINKS = ['passwordReset', 'welcome', 'emailVerification', 'emailChange', 'invitation', 'payLink'];

function Acts({ message: { id, state, kind, about } }: { message: Message }) {
  const { t } = useTranslation('outgoing');
  const path = usePath();
  if (state === 'sent' || state === 'closed') return null;
  const mayDiscard = kind !== 'refund.send';
  return (
    <Stack>
      {about.template && WITH_LINKS.includes(about.template) ? (
        <Banner tone="warning">{t('details.linksMayBeOld')}</Banner>
      ) : null}
      {mayDiscard ? null : <p className="measure">{t('details.owed')}</p>}
      {state === 'waiting' ? null : <p className="measure">{t('details.againText')}</p>}
      <Row>
        {state === 'waiting' ? null : (
          <ActButton name="again" sends={{ intent: 'again' }}>
            {t(state === 'failed' ? 'details.again' : 'details.now')}
          </ActButton>
        )}
        {mayDiscard ? (
          <ConfirmLink variant="secondary" to={to.discardMessage(id)}>
            {t('details.toDiscard')}
          </ConfirmLink>
        ) : about.refundId ? (
          <LinkButton variant="secondary" href={path(to.refund(about.refundId))}>
            {t('details.toRefund')}
          </LinkButton>
        ) : null}
      </Row>
    </Stack>
  );
}
