import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DELIVERY_STATES, deliveryList, deliveryListSpec } from '@bff/areas/admin';
import { type Delivery, seeIntegration, sendDeliveryAgain } from '@bff/domain/integration-users';
import { DomainError, must } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import { readForm } from '~/forms/parse-form.server';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { ActButton } from '~/screens/DetailScreen';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { id, name } = await seeIntegration(actor, Number(params['id']));
  const title = translator(request)('integration:deliveries.title', { name });
  const { loaded, status } = await loadList(request, deliveryListSpec, title, (query) =>
    deliveryList(actor, id, query),
  );
  return data({ ...loaded, id, name, states: DELIVERY_STATES }, { status });
}

const AgainForm = z.object({ deliveryId: z.coerce.number().int().positive() });

/** Sends once more what was given up. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { id } = await seeIntegration(actor, Number(params['id']));
  const form = AgainForm.safeParse(Object.fromEntries(await readForm(request)));
  must(form.success, 'input.invalid');
  const here = `/dashboard/admin/external-integration/deliveries/${id}`;
  try {
    await sendDeliveryAgain(actor, form.data.deliveryId);
  } catch (error) {
    // Pressed twice, or it has arrived meanwhile: the list says how it stands.
    if (!(error instanceof DomainError) || error.key !== 'webhook.notFailed') throw error;
    return redirectWithFlash(request, here, 'errors:webhook.notFailed', { kind: 'error' });
  }
  return redirectWithFlash(request, here, 'integration:flash.sentAgain', { kind: 'info' });
}

const TONES: Record<Delivery['status'], Tone> = { pending: 'info', delivered: 'success', failed: 'danger' };

/** What an integration was told of bookings, and how it went. */
export default function DeliveriesPage() {
  const { title, id, name, states, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('integration');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <BackLink href={path(`/dashboard/admin/external-integration/edit/${id}`)}>{name}</BackLink>
      <PageHeader title={title} />
      <ListView
        {...loaded}
        path={`/dashboard/admin/external-integration/deliveries/${id}`}
        caption={title}
        rowKey={(delivery) => delivery.id}
        filters={[
          {
            name: 'status',
            label: t('status.label'),
            options: states.map((value) => ({ value, label: t(`deliveries.status.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'created',
            label: t('deliveries.created'),
            rowHeader: true,
            cell: ({ createdAt }) => <DateTime at={createdAt} />,
          },
          {
            key: 'event',
            label: t('deliveries.event'),
            cell: ({ event, bookingNumber }) =>
              `${t(`webhook.happened.${event.replace('.', '-')}`)} (${bookingNumber})`,
          },
          {
            key: 'status',
            label: t('status.label'),
            cell: ({ status }) => <StatusBadge tone={TONES[status]}>{t(`deliveries.status.${status}`)}</StatusBadge>,
          },
          {
            key: 'tries',
            label: t('deliveries.tries'),
            align: 'end',
            cell: ({ attempts }) => attempts,
          },
          {
            key: 'answer',
            label: t('deliveries.answer'),
            cell: ({ lastStatus, lastError }) =>
              [lastStatus, lastError].filter((part) => part !== null).join(' ') || '–',
          },
          {
            key: 'again',
            label: t('deliveries.action'),
            cell: (delivery) =>
              delivery.status === 'failed' ? (
                <ActButton
                  name={`again${delivery.id}`}
                  sends={{ deliveryId: delivery.id }}
                  variant="secondary"
                  size="small"
                >
                  {t('deliveries.again')}
                </ActButton>
              ) : (
                '–'
              ),
          },
        ]}
        empty={{ title: t('deliveries.empty.title'), text: t('deliveries.empty.text') }}
      />
    </AreaFrame>
  );
}
