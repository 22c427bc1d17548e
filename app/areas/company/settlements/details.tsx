import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { settlementStatement } from '@bff/domain/settlements';
import { formatMonthOfYear } from '@formats';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { StatementScreen } from '~/nouns/settlements/StatementScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const month = params['month'] ?? '';
  const statement = await settlementStatement(actor, { companyId: companyOf(actor), month });
  return data({
    title: translator(request)('settlements:title', { of: formatMonthOfYear(month, localeOf(request)) }),
    statement,
  });
}

/** What the company is owed for a month, and for what. */
export default function CompanySettlement() {
  const { title, statement } = useLoaderData<typeof loader>();
  const { t } = useTranslation('settlements');
  return (
    <StatementScreen
      area="company"
      title={title}
      statement={statement}
      back={{ to: to.companySettlements(), label: t('all') }}
      csv={to.companySettlementCsv(statement.month)}
      pdf={to.companySettlementPdf(statement.month)}
      booking={(number) => to.companyBooking(number)}
    />
  );
}
