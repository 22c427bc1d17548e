import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { z } from 'zod';
import { deliveryList, deliveryListSpec } from '@bff/areas/admin';
import { seeIntegration, retryDelivery } from '@bff/domain/integration-users';
import { DomainError, must } from '@bff/domain/shared/errors';
import { readForm } from '~/forms/parse-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { deliveryColumns } from './delivery-columns';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { id, name } = await seeIntegration(actor, Number(params['id']));
  const title = translator(request)('integration:deliveries.title', { name });
  const { loaded, status } = await loadList(request, deliveryListSpec, title, (query) =>
    deliveryList(actor, id, query),
  );
  return data({ ...loaded, id, name }, { status });
}

const AgainForm = z.object({ deliveryId: z.coerce.number().int().positive() });

/** Resends a delivery that was given up. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { id } = await seeIntegration(actor, Number(params['id']));
  const form = AgainForm.safeParse(Object.fromEntries(await readForm(request)));
  must(form.success, 'input.invalid');
  const here = to.integrationDeliveries(id);
  try {
    await retryDelivery(actor, form.data.deliveryId);
  } catch (error) {
    // A second press, or it has been delivered meanwhile: the list shows its state.
    if (!(error instanceof DomainError) || error.key !== 'webhook.notFailed') throw error;
    return redirectWithFlash(request, here, 'errors:webhook.notFailed', { kind: 'error' });
  }
  return redirectWithFlash(request, here, 'integration:flash.sentAgain', { kind: 'info' });
}

/** What an integration was told about bookings, and the result. */
export default function DeliveriesPage() {
  const { title, id, name, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('integration');
  return (
    <ListScreen
      {...loaded}
      area="admin"
      back={[
        { to: to.integrations(), label: t('list.title') },
        { to: to.editIntegration(id), label: name },
      ]}
      title={title}
      path={to.integrationDeliveries(id)}
      rowKey={(delivery) => delivery.id}
      filters={[{ name: 'status', label: t('status.label'), text: (status) => t(`deliveries.status.${status}`) }]}
      columns={deliveryColumns}
      empty={{ title: t('deliveries.empty.title'), text: t('deliveries.empty.text') }}
    />
  );
}
