// Traces: S2-154
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ownDealOrganisation } from '@bff/domain/deal-organisations';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { organisation } = await ownDealOrganisation(await requireActor(request));
  return data({ title: translator(request)('train:overview.title'), name: organisation.name });
}

/** A train-replacement customer's first page: who they are, and what they can do. */
export default function TrainOverview() {
  const { title, name } = useLoaderData<typeof loader>();
  const { t } = useTranslation('train');
  const path = usePath();
  return (
    <Screen area="train" title={title}>
      <SummaryList rows={[{ label: t('overview.for'), value: name }]} />
      <p>{t('overview.text')}</p>
      <ul>
        <li>
          <a href={path(to.organisationMain())}>{t('overview.organisation')}</a>
        </li>
        <li>
          <a href={path(to.home())}>{t('overview.search')}</a>
        </li>
      </ul>
    </Screen>
  );
}
