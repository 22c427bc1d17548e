// Traces: S2-087
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { adminOverview, type Figures, type Queues } from '@bff/areas/admin';
import { Banner } from '@ds/patterns/Banner/Banner';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
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
    <AreaFrame area="admin">
      <PageHeader title={t('overview.title')} />
      <section aria-labelledby="queues">
        <Stack>
          <h2 id="queues">{t('overview.queues')}</h2>
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
        </Stack>
      </section>
      <section aria-labelledby="figures">
        <Stack>
          <h2 id="figures">{t('overview.figures')}</h2>
          <KeyFigures
            figures={(Object.keys(figures) as (keyof Figures)[]).map((figure) => ({
              label: t(`figures.${figure}`),
              value: MONEY.includes(figure) ? <Money ore={figures[figure]} decimals={false} /> : figures[figure],
            }))}
          />
          <p>{t('overview.explained')}</p>
        </Stack>
      </section>
    </AreaFrame>
  );
}
