// Traces: S5-012, S2-148
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { quoteListSpec, readUnitQuotes } from '@bff/areas/quotes';
import { hasRole } from '@bff/domain/shared/actor';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { unitQuoteColumns } from '~/nouns/quotes/own-columns';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const title = translator(request)('quotes:list.requests');
  const { loaded, status } = await loadList(request, quoteListSpec, title, (query) => readUnitQuotes(actor, query));
  return data({ ...loaded, seesColleagues: hasRole(actor, 'DEAL_CUSTOMER_ADMIN') }, { status });
}

/** The quote requests of whoever buys for units and of those for whom they buy, and for administrators those of all their people; each links to its quotes. */
export default function UnitQuotes() {
  const { seesColleagues, ...list } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const path = usePath();
  return (
    <ListScreen
      {...list}
      area="organisation"
      title={t('list.requests')}
      actions={list.list?.total ? <LinkButton href={path(to.home())}>{t('request.title')}</LinkButton> : null}
      intro={t(seesColleagues ? 'list.colleagues' : 'list.served')}
      path={to.unitQuotes()}
      rowKey={({ number }) => number}
      columns={unitQuoteColumns}
      empty={{
        title: t(seesColleagues ? 'list.empty.title' : 'list.empty.unitTitle'),
        text: t('list.empty.ownText'),
        action: <LinkButton href={path(to.home())}>{t('list.empty.find')}</LinkButton>,
      }}
    />
  );
}
