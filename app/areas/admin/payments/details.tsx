import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { paymentPage } from '@bff/areas/admin';
import { checkPayment, type Payment } from '@bff/domain/payments';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Columns } from '@ds/primitives/Columns/Columns';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatCard } from '@formats';
import { isUnsettled } from '@states/payment-states';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { ActButton } from '~/screens/ActButton';
import { DetailScreen, Section, Sections } from '~/screens/DetailScreen';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { to } from '~/to';
import { History } from '../parts/History';
import { copyRow, idRow } from '../parts/id-row';
import { usePayerRows } from '../parts/payer-rows';
import { declineText } from '../parts/payment-names';
import { PaymentBadge } from '../parts/PaymentBadge';
import { PaymentDisputes } from '../parts/PaymentDisputes';
import { PaymentEvents } from '../parts/PaymentEvents';
import { PaymentIssues } from '../parts/PaymentIssues';
import { PaymentRefunds } from '../parts/PaymentRefunds';
import { useOutcome } from '../parts/use-outcome';

export const headers = privatePage;

const NoFields = confirmationSchema();
const KINDS = { moved: 'success', equal: 'success', differs: 'error' } as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await paymentPage(actor, rowId(params['id'], 'payment.notFound'));
  return data({ title: translator(request)('payments:payment.title', { id: page.payment.id }), ...page });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'payment.notFound');
  return byIntent(request, {
    check: (form) =>
      saveForm(request, NoFields, {
        form,
        run: () => checkPayment(actor, id),
        done: (outcome) =>
          redirectWithFlash(request, to.payment(id), `payments:flash.${outcome}`, {
            kind: KINDS[outcome],
          }),
      }),
  });
}

/** One payment: what was asked, paid and refunded, the provider's events, and what can be done with it. */
export default function PaymentPage() {
  const { title, payment, payer, refunds, disputes, issues, events, history, waitsForAPerson } =
    useLoaderData<typeof loader>();
  useOutcome({ refunds });
  const { t } = useTranslation('payments');
  const check = (
    <Stack>
      <p className="measure">{t('payment.checkText')}</p>
      <Row>
        <ActButton name="check" sends={{ intent: 'check' }} variant={waitsForAPerson ? 'secondary' : 'primary'}>
          {t('payment.check')}
        </ActButton>
        {waitsForAPerson ? <ConfirmLink to={to.handlePayment(payment.id)}>{t('payment.toHandle')}</ConfirmLink> : null}
      </Row>
    </Stack>
  );
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.payments(), label: t('payment.back') }}
      title={title}
      meta={<PaymentBadge payment={{ ...payment, isBeingRefunded: refunds.some(isUnsettled) }} />}
    >
      {payment.status === 'mismatch' && payment.handledAt === null ? (
        <Banner tone="warning">{t(waitsForAPerson ? 'payment.mismatchElsewhere' : 'payment.mismatch')}</Banner>
      ) : null}
      {waitsForAPerson ? check : null}
      <Columns least="wide">
        <Section id="facts" title={t('payment.facts')}>
          <SummaryList rows={useFacts(payment)} />
        </Section>
        <Section id="payer" title={t('payer')}>
          <SummaryList rows={usePayerRows(payer)} />
        </Section>
      </Columns>
      {waitsForAPerson ? null : check}
      <Sections>
        <PaymentRefunds refunds={refunds} />
        {disputes.length > 0 ? <PaymentDisputes disputes={disputes} /> : null}
        {issues.length > 0 ? <PaymentIssues issues={issues} /> : null}
        <PaymentEvents events={events} />
        <History events={history} of="payment" />
      </Sections>
    </DetailScreen>
  );
}

function useFacts(payment: Payment): SummaryRow[] {
  const { t } = useTranslation('payments');
  const path = usePath();
  const { orderNumber, declineCode, sessionId, paymentIntentId } = payment;
  const at = (label: string, instant: Date | null) =>
    instant === null ? [] : [{ label, value: <DateTime at={instant} /> }];
  const text = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const id = (what: string, value: string | null) => (value === null ? [] : [idRow(what, value)]);
  return [
    copyRow(t('payments.order'), orderNumber, <a href={path(to.adminPurchase(orderNumber))}>{orderNumber}</a>),
    { label: t('payment.for'), value: t(payment.bookingChangeId === null ? 'payment.forOrder' : 'payment.forChange') },
    { label: t('payments.amount'), value: <Money ore={payment.amount} decimals /> },
    { label: t('payments.captured'), value: <Money ore={payment.capturedAmount} decimals /> },
    { label: t('payments.refunded'), value: <Money ore={payment.refundedAmount} decimals /> },
    ...(payment.disputedAmount === 0
      ? []
      : [{ label: t('disputes.withdrawn'), value: <Money ore={payment.disputedAmount} decimals /> }]),
    ...text(t('payment.card'), formatCard(payment)),
    ...text(t('payment.decline'), declineText(t, declineCode)),
    ...at(t('payments.created'), payment.createdAt),
    ...at(t('payment.expires'), payment.status === 'open' ? payment.expiresAt : null),
    ...at(t('payment.succeeded'), payment.succeededAt),
    ...at(t('payment.handled'), payment.handledAt),
    ...id(t('payment.session'), sessionId),
    ...id(t('payment.intent'), paymentIntentId),
  ];
}
