import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { contentPagePolicy, fillPage, removeContentPage, seeContentPage } from '@bff/domain/content';
import { must } from '@bff/domain/shared/errors';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { PostForm } from '~/forms/PostForm';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const page = await seeContentPage(await requireActor(request), params['slug'] ?? '');
  must(contentPagePolicy.canGo(page), 'page.reserved');
  const name = (await fillPage(page.texts[localeOf(request)])).title || page.slug;
  return { title: translator(request)('content:remove.title', { name }), slug: page.slug };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await removeContentPage(await requireActor(request), params['slug'] ?? '');
  return redirectWithFlash(
    request,
    await placeToReturn(request, '/dashboard/admin/content-pages/list'),
    'content:flash.removed',
  );
}

/** The last look before a page of text is gone, with its history. */
export default function RemoveContentPage() {
  const { title, slug } = useLoaderData<typeof loader>();
  const { t } = useTranslation('content');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader title={title} over={`/page/${slug}`} />
      <p className="measure">{t('remove.text')}</p>
      <PostForm>
        <Row>
          <Button variant="danger">{t('remove.submit')}</Button>
          <LinkButton variant="secondary" href={path(`/dashboard/admin/content-pages/edit/${slug}`)}>
            {t('remove.keep')}
          </LinkButton>
        </Row>
      </PostForm>
    </AreaFrame>
  );
}
