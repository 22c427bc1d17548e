// Traces: S2-088, S1-024
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { commissionListSpec, commissionsRead } from '@bff/areas/admin';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatPercent } from '@formats';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { commissionColumns } from './commission-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const { general, read } = await commissionsRead(actor);
  const title = translator(request)('commissions:title');
  const { loaded, status } = await loadList(request, commissionListSpec, title, read);
  return data({ ...loaded, general }, { status });
}

/** Each company's commission today, and the general one for those without their own. */
export default function CommissionRates() {
  const { general, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('commissions');
  const path = usePath();
  const locale = useLocale();
  const toGeneral = path(to.editSetting('commissionBasisPoints'));
  return (
    <ListScreen
      {...loaded}
      area="admin"
      title={t('title')}
      actions={
        <LinkButton variant="secondary" href={toGeneral}>
          {t('toGeneral')}
        </LinkButton>
      }
      intro={t('intro', { percent: formatPercent(general, locale) })}
      path={to.commissionRates()}
      rowKey={({ id }) => id}
      search={{ label: t('search') }}
      filters={[
        { name: 'kind', label: t('kind'), text: (kind) => t(`kinds.${kind}`) },
        {
          name: 'status',
          label: t('companies:list.status'),
          text: (status) => t(`companies:companies.status.${status}`),
        },
      ]}
      columns={commissionColumns(general, locale)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      file
    />
  );
}
