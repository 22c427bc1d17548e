// Traces: S2-136
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { manageableUnits } from '@bff/domain/deal-organisations';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { UnitTree } from '~/nouns/deal-organisations/UnitTree';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const units = await manageableUnits(await requireActor(request));
  return data({ title: translator(request)('organisation:manage.title'), units });
}

/** The units that the actor administers, as a tree. */
export default function Units() {
  const { title, units } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  return (
    <Screen
      area="organisation"
      title={title}
      actions={<LinkButton href={path(to.addUnit())}>{t('manage.add.title')}</LinkButton>}
    >
      <p>{t('manage.intro')}</p>
      <UnitTree
        units={units}
        actions={({ id, name }) => (
          <>
            <a href={path(to.editUnit(id))} aria-label={t('manage.editNamed', { name })}>
              {t('manage.edit.link')}
            </a>
            <Apart />
            <a href={path(`${to.addUnit()}?parent=${id}`)} aria-label={t('manage.addUnder', { name })}>
              {t('manage.add.link')}
            </a>
          </>
        )}
      />
    </Screen>
  );
}
