import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { cancelIntegration, seeIntegration } from '@bff/domain/integration-users';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { PostForm } from '~/forms/PostForm';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id, name, status } = await seeIntegration(await requireActor(request), Number(params['id']));
  // Its page says that it is canceled.
  if (status !== 'active') throw redirect(localePath(request, `/dashboard/admin/external-integration/edit/${id}`));
  return { title: translator(request)('integration:cancel.title', { name }), id };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { id, status } = await seeIntegration(actor, Number(params['id']));
  // Pressed twice: it is what was wanted.
  if (status === 'active') await cancelIntegration(actor, id);
  return redirectWithFlash(
    request,
    await placeToReturn(request, '/dashboard/admin/external-integration/list'),
    'integration:flash.canceled',
  );
}

/** The last look before a system is locked out for good. */
export default function CancelIntegrationPage() {
  const { title, id } = useLoaderData<typeof loader>();
  const { t } = useTranslation('integration');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader title={title} />
      <p className="measure">{t('cancel.text')}</p>
      <PostForm>
        <Row>
          <Button variant="danger">{t('cancel.submit')}</Button>
          <LinkButton variant="secondary" href={path(`/dashboard/admin/external-integration/edit/${id}`)}>
            {t('cancel.keep')}
          </LinkButton>
        </Row>
      </PostForm>
    </AreaFrame>
  );
}
