import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { renewRecoveryCodes } from '@bff/domain/accounts';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PostForm } from '~/forms/PostForm';
import { usePath } from '~/http/paths';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { ShownCodes } from './ShownCodes';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRecentLogin(request);
  return data({ title: translator(request)('account:renewCodes.title') });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { recoveryCodes } = await renewRecoveryCodes(actor);
  return data({ recoveryCodes });
}

/** New recovery codes, after a confirmation: earlier ones stop working. */
export default function RecoveryCodes() {
  const { title } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path(to.secondFactor())}>{t('secondFactor.title')}</BackLink>
        <h1>{title}</h1>
        {answered ? (
          <ShownCodes codes={answered.recoveryCodes} />
        ) : (
          <PostForm>
            <Stack>
              <p>{t('renewCodes.intro')}</p>
              <Button>{t('renewCodes.submit')}</Button>
            </Stack>
          </PostForm>
        )}
      </Stack>
    </PageFrame>
  );
}
