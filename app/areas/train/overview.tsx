// Traces: S2-154
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { nextUnitTrips } from '@bff/areas/organisation';
import { ownDealOrganisation } from '@bff/domain/deal-organisations';
import { buysForUnits } from '@bff/domain/shared/buying-units';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { NextTrips } from '~/nouns/deal-organisations/NextTrips';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { organisation } = await ownDealOrganisation(actor);
  return data({
    title: translator(request)('train:overview.title'),
    name: organisation.name,
    trips: await nextUnitTrips(actor),
    canBuy: buysForUnits(actor) && organisation.status === 'active',
  });
}

/** A train-replacement customer's first page: their next trips, and where they search and manage. */
export default function TrainOverview() {
  const { title, name, trips, canBuy } = useLoaderData<typeof loader>();
  const { t } = useTranslation('train');
  const path = usePath();
  return (
    <Screen
      area="train"
      over={name}
      title={title}
      actions={
        <>
          <LinkButton variant="secondary" href={path(to.organisationMain())}>
            {t('overview.organisation')}
          </LinkButton>
          {canBuy ? <LinkButton href={path(to.home())}>{t('organisation:overview.search')}</LinkButton> : null}
        </>
      }
    >
      <Banner>{t('overview.text')}</Banner>
      <NextTrips trips={trips} />
    </Screen>
  );
}
