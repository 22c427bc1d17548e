import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { contentPagePolicy, createContentPage } from '@bff/domain/content';
import { DomainError, must } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { NewPageForm, PreviewForm } from './content-fields';
import { previewOf, textsOfForm } from './content-form.server';
import { ContentForm } from './ContentForm';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  must(contentPagePolicy.edit(await requireActor(request)), 'auth.noPermission');
  return { title: translator(request)('content:create.title'), values: textsOf(await draftOf(request)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  must(contentPagePolicy.edit(actor), 'auth.noPermission');
  const typed = await readForm(request);
  if (typed.get('intent') === 'preview') {
    const form = await parseForm(typed, PreviewForm);
    return form.ok ? data({ ...form.again(), preview: await previewOf(textsOfForm(form.value)) }) : form.reply();
  }
  if (typed.get('intent') !== 'save') throw new DomainError('input.invalid');
  const form = await parseForm(typed, NewPageForm);
  if (!form.ok) return form.reply();
  const { slug, published, inFooter } = form.value;
  return answer(createContentPage(actor, { slug, texts: textsOfForm(form.value), published, inFooter }), {
    form,
    done: async () => {
      await dropDraft(request);
      return redirectWithFlash(request, `/dashboard/admin/content-pages/edit/${slug}`, 'content:flash.created');
    },
  });
}

/** A new page of text. */
export default function CreateContentPage() {
  const { values } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('content');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/content-pages/list')}>{t('list.title')}</BackLink>
      <PageHeader title={t('create.title')} />
      <ContentForm schema={NewPageForm} values={values} reply={reply} isNew />
    </AreaFrame>
  );
}
