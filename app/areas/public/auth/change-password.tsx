import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ownerOfPasswordLink, resetPassword } from '@bff/domain/people';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { NewPasswordFields } from '~/forms/NewPasswordFields';
import { PostForm } from '~/forms/PostForm';
import { parseForm } from '~/forms/parse-form.server';
import { newPassword, sameTwice } from '~/forms/person-fields.server';
import { usePersonLabels } from '~/forms/person-labels';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';

const NewPasswordForm = z.object(newPassword).superRefine(sameTwice);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const hash = params['hash'] ?? '';
  const owner = await ownerOfPasswordLink(hash);
  if (owner?.invited) throw redirect(localePath(request, `/auth/invitation/${hash}`));
  const title = translator(request)(owner ? 'auth:newPassword.title' : 'auth:newPassword.expired');
  // The address is a secret: nobody may keep the page.
  return data({ title, owner }, { status: owner ? 200 : 400, headers: { 'cache-control': 'no-store' } });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await parseForm(request, NewPasswordForm);
  if (!form.ok) return form.reply();
  return answer(resetPassword({ token: params['hash'] ?? '', password: form.value.password }), {
    form,
    done: () => redirectWithFlash(request, '/auth/login', 'auth:flash.passwordSet'),
  });
}

/** Sets a forgotten password anew by a mailed link. */
export default function ChangePassword() {
  const { title, owner } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: usePersonLabels() });
  if (!owner) {
    return (
      <PageFrame width="narrow">
        <Stack>
          <h1>{title}</h1>
          <p>{t('newPassword.expiredText')}</p>
          <p>
            <LinkButton href={path('/auth/forgot-password')}>{t('newPassword.askAgain')}</LinkButton>
          </p>
        </Stack>
      </PageFrame>
    );
  }
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{title}</h1>
        <p>{t('newPassword.for', { username: owner.username })}</p>
        <PostForm>
          <Stack>
            <ErrorSummary {...form.summary} />
            {/* Tells password managers whose password this is. */}
            <input type="hidden" name="username" autoComplete="username" value={owner.username} />
            <NewPasswordFields form={form} />
            <Button>{t('newPassword.submit')}</Button>
          </Stack>
        </PostForm>
      </Stack>
    </PageFrame>
  );
}
