import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { canVerifyEmail, verifyEmail } from '@bff/domain/people';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const valid = await canVerifyEmail(params['hash'] ?? '');
  const t = translator(request);
  return data(
    { title: t(valid ? 'auth:verify.title' : 'auth:verify.expired'), valid },
    { status: valid ? 200 : 400, headers: { 'cache-control': 'no-store' } },
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  await verifyEmail(params['hash'] ?? '');
  const session = await currentSession(request);
  return redirectWithFlash(request, session?.user ? '/user/profile' : '/auth/login', 'auth:flash.emailVerified');
}

/** Confirms an address with one press: opening the link alone changes nothing, since mail scanners open every link. */
export default function VerifyEmail() {
  const { title, valid } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{title}</h1>
        {valid ? (
          <form method="post">
            <Stack>
              <p>{t('verify.intro')}</p>
              <Button>{t('verify.submit')}</Button>
            </Stack>
          </form>
        ) : (
          <p>
            {t('verify.expiredText')} <a href={path('/user/profile')}>{t('verify.toProfile')}</a>
          </p>
        )}
      </Stack>
    </PageFrame>
  );
}
