import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { deleteUser, ownDeletion } from '@bff/domain/people';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDateTime } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { requireRecentLogin } from '~/http/recent-login.server';
import { endSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';

const DeleteForm = z.object({ understood: z.literal('on', 'forms.understood') });

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { mayDelete, obstacle } = await ownDeletion(actor);
  const from = obstacle?.possibleFrom ? [formatDateTime(obstacle.possibleFrom)] : [];
  return data({
    title: translator(request)('account:delete.title'),
    mayDelete,
    obstacle: obstacle && [obstacle.key, ...from].join(','),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const actor = await requireRecentLogin(request, { form: sent });
  const form = await parseForm(sent, DeleteForm);
  if (!form.ok) return form.reply();
  return answer(deleteUser(actor, actor.userId), {
    form,
    done: async () => {
      const headers = await endSession(request);
      return redirectWithFlash(request, '/', 'account:flash.accountDeleted', { headers });
    },
  });
}

/** Deletes one's own account after saying what goes and what stays; or says why not yet, and from when. */
export default function DeleteAccount() {
  const { title, mayDelete, obstacle } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const path = usePath();
  const message = useErrorMessage();
  const form = useShownForm(useActionData<typeof action>());
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path('/user/profile')}>{t('profile.title')}</BackLink>
        <h1>{title}</h1>
        {mayDelete ? null : <p>{t('delete.byOthers')}</p>}
        {obstacle ? (
          <>
            <Banner tone="warning">{message(obstacle)}</Banner>
            <p>{t('delete.meanwhile')}</p>
            <p>
              <a href={path('/booking/list')}>{t('common:nav.myTrips')}</a>
            </p>
          </>
        ) : null}
        {mayDelete && !obstacle ? (
          <PostForm>
            <Stack>
              <ErrorSummary {...form.summary} />
              <h2>{t('delete.whatGoes')}</h2>
              <ul>
                <li>{t('delete.account')}</li>
                <li>{t('delete.contact')}</li>
                <li>{t('delete.trips')}</li>
              </ul>
              <h2>{t('delete.whatStays')}</h2>
              <p>{t('delete.accounting')}</p>
              <p>
                {t('delete.exportFirst')} <a href={path('/user/export')}>{t('export.title')}</a>
              </p>
              <Checkbox {...form.box('understood')} label={t('delete.understood')} required />
              <Button variant="danger">{t('delete.submit')}</Button>
            </Stack>
          </PostForm>
        ) : null}
      </Stack>
    </PageFrame>
  );
}
