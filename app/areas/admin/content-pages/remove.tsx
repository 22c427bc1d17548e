import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { contentPagePolicy, fillPage, removeContentPage, seeContentPage } from '@bff/domain/content';
import { must } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const page = await seeContentPage(await requireActor(request), params['slug'] ?? '');
  must(contentPagePolicy.canGo(page), 'page.reserved');
  const name = (await fillPage(page.texts[localeOf(request)])).title || page.slug;
  const t = translator(request);
  return confirmation(request, {
    title: t('content:remove.title', { name }),
    over: to.contentPage(page.slug),
    text: [t('content:remove.text')],
    submit: t('content:remove.submit'),
    keep: t('content:remove.keep'),
    back: to.editContentPage(page.slug),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  await removeContentPage(await requireActor(request), params['slug'] ?? '');
  const list = await placeToReturn(request, to.contentPages());
  return redirectWithFlash(request, list, 'content:flash.removed');
}

/** Asks before a content page is removed with its history. */
export default function RemoveContentPage() {
  return <ConfirmScreen area="admin" />;
}
