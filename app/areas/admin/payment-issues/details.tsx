import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { paymentIssuePage } from '@bff/areas/admin';
import type { PaymentIssue } from '@bff/domain/payments';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { History } from '../parts/History';
import { idRow } from '../parts/id-row';
import { issueNames } from '../parts/issue-names';
import { PaymentDisputes } from '../parts/PaymentDisputes';
import { PaymentEvents } from '../parts/PaymentEvents';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await paymentIssuePage(actor, rowId(params['id'], 'paymentIssue.notFound'));
  return data({ title: translator(request)('payments:issue.title', { id: page.issue.id }), ...page });
}

/** One payment issue: what it is, what to do, and what was done. */
export default function PaymentIssuePage() {
  const { title, issue, dispute, events, history } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const path = usePath();
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.paymentIssues(), label: t('issues.title') }}
      title={title}
      meta={t(issue.handledAt === null ? 'issues.waits' : 'payment.handled')}
    >
      <Section id="facts" title={t('issue.facts')}>
        <SummaryList rows={useFacts(issue)} />
        <p className="measure">{issueNames(t).advice(issue)}</p>
        {issue.handledAt === null ? (
          <div>
            <LinkButton href={path(to.handlePaymentIssue(issue.id))}>{t('payment.toHandle')}</LinkButton>
          </div>
        ) : null}
      </Section>
      {dispute ? <PaymentDisputes disputes={[dispute]} /> : null}
      <PaymentEvents events={events} />
      <History events={history} />
    </DetailScreen>
  );
}

function useFacts(issue: PaymentIssue): SummaryRow[] {
  const { t } = useTranslation('payments');
  const path = usePath();
  const names = issueNames(t);
  return [
    { label: t('issues.kind'), value: names.kind(issue.kind) },
    { label: t('issues.detail'), value: names.detail(issue) },
    idRow(t('issues.subject'), issue.subject),
    ...(issue.paymentId === null
      ? []
      : [
          {
            label: t('payments.over'),
            value: <a href={path(to.payment(issue.paymentId))}>{issue.paymentId}</a>,
          },
        ]),
    { label: t('issues.raised'), value: <DateTime at={issue.raisedAt} /> },
    ...(issue.times > 1
      ? [
          { label: t('issues.times'), value: String(issue.times) },
          { label: t('issues.lastRaised'), value: <DateTime at={issue.lastRaisedAt} /> },
        ]
      : []),
    ...(issue.handledAt === null ? [] : [{ label: t('payment.handled'), value: <DateTime at={issue.handledAt} /> }]),
  ];
}
