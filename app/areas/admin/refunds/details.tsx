import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { refundPage } from '@bff/areas/admin';
import { retryRefund } from '@bff/domain/payments';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Columns } from '@ds/primitives/Columns/Columns';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { CallButton } from '~/frame/CallButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { useMoney } from '~/i18n/use-money';
import { confirmationSchema } from '~/screens/confirmation';
import { ActButton } from '~/screens/ActButton';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { to } from '~/to';
import { History } from '../parts/History';
import { copyRow, idRow } from '../parts/id-row';
import { usePayerRows } from '../parts/payer-rows';
import { RefundBadge } from '../parts/PaymentBadge';
import { failureText, isCardGone } from '../parts/payment-names';
import { useOutcome } from '../parts/use-outcome';

export const headers = privatePage;

const NoFields = confirmationSchema();

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await refundPage(actor, rowId(params['id'], 'refund.notFound'));
  return data({ title: translator(request)('payments:refund.title', { id: page.refund.id }), ...page });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'refund.notFound');
  return byIntent(request, {
    retry: (form) =>
      saveForm(request, NoFields, {
        form,
        run: () => retryRefund(actor, id),
        done: ({ refundId, isNew }) =>
          redirectWithFlash(request, to.refund(refundId), `payments:flash.${isNew ? 'retried' : 'alreadyRetried'}`, {
            kind: isNew ? 'success' : 'info',
          }),
      }),
  });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** One refund: what it is for, its state, and what to do if it did not arrive. */
export default function RefundPage() {
  const page = useLoaderData<typeof loader>();
  const { title, refund, replacement, history } = page;
  useOutcome({ refunds: [refund] });
  const { t } = useTranslation('payments');
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.refunds(), label: t('refund.back') }}
      title={title}
      meta={<RefundBadge status={refund.status} isReplaced={replacement !== null} />}
    >
      <Acts {...page} />
      <Columns least="wide">
        <Section id="facts" title={t('refund.facts')}>
          <SummaryList rows={useFacts(page)} />
        </Section>
        <Section id="payer" title={t('payer')}>
          <SummaryList rows={usePayerRows(page.payer)} />
        </Section>
      </Columns>
      <History events={history} of="refund" />
    </DetailScreen>
  );
}

function useFacts({ refund, payment, replacement }: Loaded): SummaryRow[] {
  const { t } = useTranslation('payments');
  const path = usePath();
  const text = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const id = (what: string, value: string | null) => (value === null ? [] : [idRow(what, value)]);
  const another = (label: string, id: number | null | undefined) =>
    id == null ? [] : [{ label, value: <a href={path(to.refund(id))}>{t('refund.title', { id })}</a> }];
  const { orderNumber, id: paymentId } = payment;
  return [
    { label: t('refunds.amount'), value: <Money ore={refund.amount} decimals /> },
    { label: t('refunds.reason'), value: t(`reasons.${refund.reason}`) },
    { label: t('refunds.method'), value: t(`methods.${refund.method}`) },
    ...text(t('refund.reference'), refund.reference),
    copyRow(t('payments.order'), orderNumber, <a href={path(to.adminPurchase(orderNumber))}>{orderNumber}</a>),
    {
      label: t('refund.payment'),
      value: <a href={path(to.payment(paymentId))}>{t('payment.title', { id: paymentId })}</a>,
    },
    { label: t('payments.created'), value: <DateTime at={refund.createdAt} /> },
    ...(refund.completedAt
      ? [
          {
            label: t(refund.status === 'failed' ? 'refund.failedAt' : 'refund.completed'),
            value: <DateTime at={refund.completedAt} />,
          },
        ]
      : []),
    ...text(t('refunds.failure'), failureText(t, refund.failureReason)),
    ...id(t('refund.provider'), refund.providerRefundId),
    ...another(t('refund.retryOf'), refund.retryOf),
    ...another(t('refund.replacement'), replacement?.id),
  ];
}

function Acts({ refund, payment, payer, replacement, canBeReplaced }: Loaded) {
  const { id, status, amount, failureReason } = refund;
  const { t } = useTranslation('payments');
  const money = useMoney();
  const path = usePath();
  const toPayment = (
    <LinkButton variant="secondary" href={path(to.payment(payment.id))}>
      {t('refund.toPayment')}
    </LinkButton>
  );
  if (status === 'succeeded') return null;
  if (status !== 'failed')
    return (
      <Stack>
        <p className="measure">{t('refund.checkHint')}</p>
        <Row>{toPayment}</Row>
      </Stack>
    );
  if (replacement) return <Banner>{t('refund.replaced')}</Banner>;
  if (!canBeReplaced) return <Banner>{t('refund.covered')}</Banner>;
  const isGone = isCardGone(failureReason);
  const why = failureText(t, failureReason);
  const elsewhere = (
    <ConfirmLink variant={isGone ? 'primary' : 'secondary'} to={to.refundElsewhere(id)}>
      {t('refund.toElsewhere')}
    </ConfirmLink>
  );
  return (
    <Stack>
      <Banner tone="danger" title={t('refund.failed')}>
        {why === null ? null : <p>{t('refund.why', { why })}</p>}
      </Banner>
      <p className="measure">
        {isGone ? t('refund.askForAccount') : t('refund.retryText', { amount: money(amount, { decimals: true }) })}
      </p>
      <Row>
        {isGone ? elsewhere : null}
        {isGone && payer.contact.phone ? <CallButton {...payer.contact.phone} /> : null}
        <ActButton name="retry" sends={{ intent: 'retry' }} variant={isGone ? 'secondary' : 'primary'}>
          {t('refund.retry')}
        </ActButton>
        {isGone ? null : elsewhere}
      </Row>
    </Stack>
  );
}
