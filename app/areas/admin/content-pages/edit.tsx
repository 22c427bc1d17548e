import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { changeContentPage, fillPage, seeContentPage, seeContentRevision } from '@bff/domain/content';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { draftOf, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { PageForm } from './content-fields';
import { formOfTexts, preview, textsOfForm } from './content-form.server';
import { ContentForm, type ContentReply } from './ContentForm';
import { ContentHistory } from './ContentHistory';

export const headers = privatePage;

/** `?version=` fills the form with an earlier version, to read and perhaps save again. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const slug = params['slug'] ?? '';
  const { texts, ...page } = await seeContentPage(actor, slug);
  const version = new URL(request.url).searchParams.get('version');
  const shown = version === null ? texts : await seeContentRevision(actor, slug, Number(version));
  const { title } = await fillPage(texts[localeOf(request)]);
  const draft = await draftOf(request);
  const boxes = {
    ...(page.status === 'published' ? { published: 'on' } : {}),
    ...(page.inFooter ? { inFooter: 'on' } : {}),
  };
  const values: Partial<Record<string, string>> = draft ? textsOf(draft) : { ...formOfTexts(shown), ...boxes };
  const saved = { published: undefined, inFooter: undefined, ...formOfTexts(texts), ...boxes };
  return { title: title || slug, page, earlier: version, values, saved };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const slug = params['slug'] ?? '';
  await seeContentPage(actor, slug);
  return byIntent<unknown>(request, {
    preview,
    save: (form) =>
      saveForm(request, PageForm, {
        form,
        run: ({ version, published, inFooter, ...texts }) =>
          changeContentPage(actor, slug, { texts: textsOfForm(texts), published, inFooter, version }),
        done: () => redirectWithFlash(request, to.editContentPage(slug), 'content:flash.saved'),
      }),
  });
}

/** Edits a content page, in both languages at once. */
export default function EditContentPage() {
  const { title, page, earlier, values, saved } = useLoaderData<typeof loader>();
  const reply = useActionData<ContentReply>();
  const { t } = useTranslation('content');
  const path = usePath();
  const isPublished = page.status === 'published';
  return (
    <Screen
      area="admin"
      back={{ to: to.contentPages(), label: t('list.title') }}
      title={title}
      over={to.contentPage(page.slug)}
      meta={<StatusBadge tone={isPublished ? 'success' : 'neutral'}>{t(`status.${page.status}`)}</StatusBadge>}
      actions={
        <>
          {isPublished ? (
            <LinkButton variant="secondary" href={path(to.contentPage(page.slug))}>
              {t('edit.show')}
            </LinkButton>
          ) : null}
          {page.isReserved ? null : (
            <ConfirmLink variant="secondary" to={to.removeContentPage(page.slug)}>
              {t('edit.remove')}
            </ConfirmLink>
          )}
        </>
      }
    >
      {page.isReserved ? <p className="muted measure">{t('edit.reserved')}</p> : null}
      {earlier === null ? null : (
        <Banner tone="warning">
          {t('edit.earlier', { version: earlier })}{' '}
          <a href={path(to.editContentPage(page.slug))}>{t('edit.toNewest')}</a>
        </Banner>
      )}
      <ContentForm
        schema={PageForm}
        values={values}
        saved={saved}
        version={page.version}
        reply={reply}
        isReserved={page.isReserved}
      />
      <ContentHistory slug={page.slug} version={page.version} revisions={page.revisions} />
    </Screen>
  );
}
