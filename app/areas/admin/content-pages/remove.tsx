import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { contentPagePolicy, fillPage, removeContentPage, seeContentPage } from '@bff/domain/content';
import { must } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request);
    const page = await seeContentPage(actor, params['slug'] ?? '');
    must(contentPagePolicy.canGo(page), 'page.reserved');
    const name = (await fillPage(page.texts[localeOf(request)])).title || page.slug;
    return { actor, slug: page.slug, name };
  },
  ask: ({ slug, name }, t) => ({
    title: t('content:remove.title', { name }),
    over: to.contentPage(slug),
    text: [t('content:remove.text')],
    submit: t('content:remove.submit'),
    keep: t('content:remove.keep'),
    back: to.editContentPage(slug),
  }),
  change: ({ actor, slug }) => removeContentPage(actor, slug),
  done: async (_, { request }) => ({
    to: await placeToReturn(request, to.contentPages()),
    flash: 'content:flash.removed',
  }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a content page is removed with its history. */
export default function RemoveContentPage() {
  return <ConfirmScreen area="admin" />;
}
