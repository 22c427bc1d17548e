import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { historyOf } from '@bff/domain/event-log';
import { type Message, seeMessage, sendMessageAgain } from '@bff/domain/outgoing-messages';
import { must } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Button } from '@ds/primitives/Button/Button';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { History } from '../parts/History';
import { kindName, messageName, receiverOf } from './message-names';
import { MessageBadge } from './MessageBadge';

export const headers = privatePage;

const NoFields = z.object({});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const message = await seeMessage(actor, rowId(params['id'], 'message.notFound'));
  const title = translator(request)('outgoing:details.title', { id: message.id });
  return data({ title, message, history: await historyOf(actor, 'message', { entityId: message.id }) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'message.notFound');
  const typed = await readForm(request);
  const intent = typed.get('intent');
  must(intent === 'again', 'input.invalid');
  const form = await parseForm(typed, NoFields);
  if (!form.ok) return form.reply();
  return answer(sendMessageAgain(actor, id), {
    form,
    done: (isNew) =>
      redirectWithFlash(
        request,
        `/dashboard/admin/outgoing-messages/details/${id}`,
        `outgoing:flash.${isNew ? 'again' : 'underWay'}`,
        { kind: isNew ? 'success' : 'info' },
      ),
  });
}

/** One outgoing message: what it is, how its sending goes, and what can be done about it. */
export default function MessagePage() {
  const { title, message, history } = useLoaderData<typeof loader>();
  const { t } = useTranslation('outgoing');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>());
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/outgoing-messages/list')}>{t('details.back')}</BackLink>
      <PageHeader over={messageName(t, message)} title={title} meta={<MessageBadge state={message.state} />} />
      <ErrorSummary {...form.summary} />
      {message.isBeingSent ? <Banner>{t('details.beingSent')}</Banner> : null}
      <Stack as="section" labelledBy="facts">
        <h2 id="facts">{t('details.facts')}</h2>
        <SummaryList rows={useFacts(message)} />
      </Stack>
      <Acts message={message} />
      <History events={history} />
    </AreaFrame>
  );
}

function useFacts(message: Message): SummaryRow[] {
  const { t } = useTranslation('outgoing');
  const path = usePath();
  const { refundId, paymentId, integrationId, integrationName, bookingNumber, language } = message.about;
  const receiver = receiverOf(message);
  const link = (href: string, text: string | number) => <a href={path(href)}>{text}</a>;
  return [
    { label: t('kind'), value: kindName(t, message.kind) },
    ...(message.kind === 'mail' ? [{ label: t('receiver'), value: receiver ?? t('forgotten') }] : []),
    ...(language ? [{ label: t('details.language'), value: t(`languages.${language}`) }] : []),
    ...(integrationId && integrationName
      ? [
          {
            label: t('details.integration'),
            value: link(`/dashboard/admin/external-integration/deliveries/${integrationId}`, integrationName),
          },
        ]
      : []),
    ...(bookingNumber ? [{ label: t('details.booking'), value: bookingNumber }] : []),
    ...(refundId
      ? [{ label: t('details.refund'), value: link(`/dashboard/admin/refunds/details/${refundId}`, refundId) }]
      : []),
    ...(paymentId
      ? [{ label: t('details.payment'), value: link(`/dashboard/admin/payments/details/${paymentId}`, paymentId) }]
      : []),
    { label: t('created'), value: <DateTime at={message.createdAt} /> },
    message.endedAt
      ? { label: t('ended'), value: <DateTime at={message.endedAt} /> }
      : { label: t('due'), value: <DateTime at={message.dueAt} /> },
    { label: t('tries'), value: String(message.tries) },
    { label: t('error'), value: message.lastError ?? t('noError') },
  ];
}

/** Mails that lead somewhere by a link that counts for a while. */
const WITH_LINKS = ['passwordReset', 'welcome', 'emailVerification', 'emailChange', 'invitation', 'payLink'];

function Acts({ message: { id, state, kind, about } }: { message: Message }) {
  const { t } = useTranslation('outgoing');
  const path = usePath();
  if (state === 'sent' || state === 'closed') return null;
  const mayGiveUp = kind !== 'refund.send';
  return (
    <Stack>
      {about.template && WITH_LINKS.includes(about.template) ? (
        <Banner tone="warning">{t('details.linksMayBeOld')}</Banner>
      ) : null}
      {mayGiveUp ? null : <p className="measure">{t('details.owed')}</p>}
      {state === 'waiting' ? null : <p className="measure">{t('details.againText')}</p>}
      <Row>
        {state === 'waiting' ? null : (
          <PostForm>
            <input type="hidden" name="intent" value="again" />
            <Button>{t(state === 'failed' ? 'details.again' : 'details.now')}</Button>
          </PostForm>
        )}
        {mayGiveUp ? (
          <LinkButton variant="secondary" href={path(`/dashboard/admin/outgoing-messages/give-up/${id}`)}>
            {t('details.toGiveUp')}
          </LinkButton>
        ) : (
          <LinkButton variant="secondary" href={path(`/dashboard/admin/refunds/details/${about.refundId}`)}>
            {t('details.toRefund')}
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}
