// Traces: S2-175, S2-176
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { quoteListSpec, readOrganisationQuotes } from '@bff/areas/quotes';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { activeOrganisation } from '~/http/active-organisation.server';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { watchedQuoteColumns } from '~/nouns/quotes/own-columns';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { active } = await activeOrganisation(request, actor);
  const title = translator(request)('quotes:list.requests');
  const { loaded, status } = await loadList(request, quoteListSpec, title, (query) =>
    readOrganisationQuotes(actor, active?.id, query),
  );
  return data({ ...loaded, organisation: active?.name ?? null }, { status });
}

/** The quote requests of the organisation that a traffic controller acts for. */
export default function OrganisationQuotes() {
  const { organisation, ...list } = useLoaderData<typeof loader>();
  const { t } = useTranslation('traffic');
  const path = usePath();
  return (
    <ListScreen
      {...list}
      area="traffic"
      title={t('quotes:list.requests')}
      path={to.organisationQuotes()}
      rowKey={({ number }) => number}
      columns={watchedQuoteColumns}
      empty={{
        title: t(organisation === null ? 'overview.placeholder' : 'quotes.empty.title'),
        text: organisation === null ? t('overview.nobody') : t('quotes.empty.text', { name: organisation }),
        action: (
          <LinkButton href={path(to.trafficMain())}>
            {t(organisation === null ? 'overview.placeholder' : 'overview.title')}
          </LinkButton>
        ),
      }}
    />
  );
}
