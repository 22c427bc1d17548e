// Traces: S4-072
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PostForm } from '~/forms/PostForm';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath, unseen } from '~/http/locale-path';
import { currentSession, endSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await currentSession(request))?.user) throw redirect(localePath(request, to.login()));
  return data({ title: translator(request)('auth:logout.title') });
}

export async function action({ request }: ActionFunctionArgs) {
  const headers = await endSession(request);
  return redirectWithFlash(request, unseen(request, localePath(request, to.login())), 'auth:flash.loggedOut', {
    headers,
  });
}

/** Logging out takes a submitted form; opening the address only asks. */
export default function LogOut() {
  const { t } = useTranslation('auth');
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{t('logout.title')}</h1>
        <PostForm>
          <Stack>
            <Button>{t('logout.submit')}</Button>
          </Stack>
        </PostForm>
      </Stack>
    </PageFrame>
  );
}
