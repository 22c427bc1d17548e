// Traces: S2-154
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { nextUnitTrips } from '@bff/areas/organisation';
import { ownDealOrganisation } from '@bff/domain/deal-organisations';
import { ownProfile } from '@bff/domain/accounts';
import { buysForUnits } from '@bff/domain/shared/buying-units';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useFrame } from '~/frame/frame-parts';
import { ReachSeller } from '~/frame/SellerLines';
import { NextTrips } from '~/nouns/deal-organisations/NextTrips';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const [{ organisation }, { name, email }] = await Promise.all([ownDealOrganisation(actor), ownProfile(actor)]);
  return data({
    title: translator(request)('train:overview.title'),
    name: organisation.name,
    orderer: `${name}, ${email}`,
    trips: await nextUnitTrips(actor),
    canBuy: buysForUnits(actor) && organisation.status === 'active',
  });
}

/** What we have to know before we can plan. */
const WANTED = ['where', 'when', 'often', 'people', 'contact'] as const;
const STEPS = ['proposal', 'approval', 'booked'] as const;

/** A train-replacement customer's first page: how they order, their next trips, and where they search and manage. */
export default function TrainOverview() {
  const { title, name, orderer, trips, canBuy } = useLoaderData<typeof loader>();
  const { t } = useTranslation('train');
  const path = usePath();
  const seller = useFrame()?.seller;
  // Who writes is known; the rest is theirs to fill in.
  const body = [
    ...WANTED.map((what) => `${t(`overview.tell.${what}`)}:\r\n`),
    `${t('overview.from')}: ${orderer}, ${name}\r\n`,
  ].join('\r\n');
  return (
    <Screen
      area="train"
      over={name}
      title={title}
      actions={
        canBuy ? (
          <LinkButton variant="secondary" href={path(to.home())}>
            {t('common:nav.findBus')}
          </LinkButton>
        ) : null
      }
    >
      <Section id="order" title={t('overview.order')}>
        <p className="measure">{t('overview.text')}</p>
        <ul>
          {WANTED.map((what) => (
            <li key={what}>{t(`overview.tell.${what}`)}</li>
          ))}
        </ul>
        {seller ? (
          <>
            <div>
              <LinkButton
                href={`mailto:${seller.email}?subject=${encodeURIComponent(`${t('overview.subject')}, ${name}`)}&body=${encodeURIComponent(body)}`}
              >
                {t('overview.write')}
              </LinkButton>
            </div>
            <p>
              <ReachSeller seller={seller} />
            </p>
          </>
        ) : null}
        <h3>{t('overview.next')}</h3>
        <ol className="measure">
          {STEPS.map((step) => (
            <li key={step}>{t(`overview.steps.${step}`)}</li>
          ))}
        </ol>
      </Section>
      <NextTrips trips={trips} />
    </Screen>
  );
}
