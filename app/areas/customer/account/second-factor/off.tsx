import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { turnOffSecondFactor } from '@bff/domain/accounts';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PostForm } from '~/forms/PostForm';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { requireRecentLogin } from '~/http/recent-login.server';
import { currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRecentLogin(request);
  return data({ title: translator(request)('account:turnOff.title') });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  await turnOffSecondFactor(actor, { sessionId: (await currentSession(request))?.id ?? 0 });
  return redirectWithFlash(request, to.secondFactor(), 'account:flash.secondFactorOff');
}

/** Asks before the second factor is turned off. */
export default function TurnOff() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path(to.secondFactor())}>{t('secondFactor.title')}</BackLink>
        <h1>{title}</h1>
        <PostForm>
          <Stack>
            <p>{t('turnOff.intro')}</p>
            <Button variant="danger">{t('turnOff.submit')}</Button>
          </Stack>
        </PostForm>
      </Stack>
    </PageFrame>
  );
}
