import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { contentPagePolicy, createContentPage } from '@bff/domain/content';
import { must } from '@bff/domain/shared/errors';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { draftOf, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { NewPageForm } from './content-fields';
import { preview, textsOfForm } from './content-form.server';
import { ContentForm, type ContentReply } from './ContentForm';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  must(contentPagePolicy.edit(await requireActor(request)), 'auth.noPermission');
  return { title: translator(request)('content:create.title'), values: textsOf(await draftOf(request)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  must(contentPagePolicy.edit(actor), 'auth.noPermission');
  return byIntent<unknown>(request, {
    preview,
    save: (form) =>
      saveForm(request, NewPageForm, {
        form,
        run: ({ slug, published, inFooter, ...texts }) =>
          createContentPage(actor, { slug, texts: textsOfForm(texts), published, inFooter }),
        done: (_, { slug }) => redirectWithFlash(request, to.editContentPage(slug), 'content:flash.created'),
      }),
  });
}

/** A new content page. */
export default function CreateContentPage() {
  const { values } = useLoaderData<typeof loader>();
  const reply = useActionData<ContentReply>();
  const { t } = useTranslation('content');
  return (
    <Screen area="admin" back={{ to: to.contentPages(), label: t('list.title') }} title={t('create.title')}>
      <ContentForm schema={NewPageForm} values={values} reply={reply} isNew />
    </Screen>
  );
}
