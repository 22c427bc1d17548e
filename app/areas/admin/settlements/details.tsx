import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { settlementStatement } from '@bff/domain/settlements';
import { formatMonthOfYear } from '@formats';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { StatementScreen } from '~/nouns/settlements/StatementScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const month = params['month'] ?? '';
  const statement = await settlementStatement(actor, { companyId: rowId(params['id'], 'company.notFound'), month });
  return data({
    title: translator(request)('settlements:title', { of: formatMonthOfYear(month, localeOf(request)) }),
    statement,
  });
}

/** What a company is owed for a month, and for what. */
export default function Settlement() {
  const { title, statement } = useLoaderData<typeof loader>();
  const { t } = useTranslation('settlements');
  const { company, month } = statement;
  return (
    <StatementScreen
      area="admin"
      title={title}
      statement={statement}
      back={{ to: to.settlements(), label: t('all') }}
      csv={to.settlementCsv(company.id, month)}
      pdf={to.settlementPdf(company.id, month)}
      booking={(number) => to.adminBooking(number)}
    />
  );
}
