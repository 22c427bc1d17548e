// Traces: S2-087
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { adminOverview, type Figures, type Queues } from '@bff/areas/admin';
import { Banner } from '@ds/patterns/Banner/Banner';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { Money } from '@ds/primitives/Money/Money';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

/** Where each queue is worked off. */
const lists: Record<keyof Queues, string> = {
  applicants: `${to.applicants()}?status=received&sort=created`,
  mismatches: `${to.payments()}?attention=waiting`,
  paymentIssues: `${to.paymentIssues()}?attention=waiting`,
  failedRefunds: `${to.refunds()}?attention=failed`,
  lateRefunds: `${to.refunds()}?attention=late`,
  lateMessages: `${to.outgoingMessages()}?state=late`,
  givenUpMessages: `${to.outgoingMessages()}?state=failed`,
  lockedUsers: `${to.users()}?standing=locked`,
  companiesWithoutPrices: `${to.companies()}?status=active&prices=missing`,
  endedPermits: `${to.companies()}?status=active&permit=ended&sort=permit`,
  endingPermits: `${to.companies()}?status=active&permit=ending&sort=permit`,
};

const MONEY: readonly (keyof Figures)[] = ['turnoverThisMonth', 'commissionThisMonth'];

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const overview = await adminOverview(actor);
  return data({ title: translator(request)('admin:overview.title'), ...overview });
}

/** What waits for an administrator, and how business goes. */
export default function AdminOverview() {
  const { queues, figures } = useLoaderData<typeof loader>();
  const { t } = useTranslation('admin');
  const path = usePath();
  const waiting = (Object.keys(queues) as (keyof Queues)[]).filter((queue) => queues[queue] > 0);
  return (
    <Screen area="admin" title={t('overview.title')}>
      <Section id="queues" title={t('overview.queues')}>
        {waiting.length === 0 ? (
          <Banner tone="success">{t('overview.nothing')}</Banner>
        ) : (
          <KeyFigures
            figures={waiting.map((queue) => ({
              label: t(`queues.${queue}`),
              value: queues[queue],
              href: path(lists[queue]),
            }))}
          />
        )}
      </Section>
      <Section id="figures" title={t('overview.figures')}>
        <KeyFigures
          figures={(Object.keys(figures) as (keyof Figures)[]).map((figure) => ({
            label: t(`figures.${figure}`),
            value: MONEY.includes(figure) ? <Money ore={figures[figure]} decimals={false} /> : figures[figure],
          }))}
        />
        <p>{t('overview.explained')}</p>
      </Section>
    </Screen>
  );
}
