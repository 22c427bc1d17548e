import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { areaOf } from '@bff/domain/sessions';
import { DomainError } from '@bff/domain/shared/errors';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { AreaFrame } from '~/frame/AreaFrame';
import { areaMenus, type MenuArea } from '~/frame/area-menus';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';

const isMenuArea = (area: string): area is MenuArea => area in areaMenus;

/** The main route of the dashboards: it leads on to the actor's own; an area's first address shows whose it is. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireActor(request);
  const area = areaOf(new URL(request.url).pathname);
  if (!isMenuArea(area) || params['*']?.replace(/\/$/, '').includes('/')) throw new DomainError('page.notFound');
  const user = (await currentSession(request))?.user;
  return data({
    title: translator(request)(`menus:areas.${area}`),
    area,
    name: user?.name,
    username: user?.username,
  });
}

export default function Dashboard() {
  const { title, area, name, username } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <AreaFrame area={area}>
      <h1>{title}</h1>
      <p>{t('dashboard.intro')}</p>
      <SummaryList
        rows={[
          { label: t('profile.name'), value: name },
          { label: t('profile.username'), value: username },
        ]}
      />
      <ul>
        <li>
          <a href={path(to.contentPage('tips-and-faq'))}>{t('common:footer.tips')}</a>
        </li>
      </ul>
    </AreaFrame>
  );
}
