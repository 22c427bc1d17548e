import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { z } from 'zod';
import { offerSecondFactor, ownSecondFactor, turnOnSecondFactor } from '@bff/domain/accounts';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { QrCode } from '@ds/pictures/QrCode/QrCode';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { CodeField } from '~/forms/CodeField';
import { PostForm } from '~/forms/PostForm';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { code } from '#fields/schemas';
import { SECRETS, useLabels } from '~/forms/labels';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { usePath } from '~/http/paths';
import { requireRecentLogin } from '~/http/recent-login.server';
import { currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { ShownCodes } from './ShownCodes';

const SetUpForm = z.object({ offer: z.string().max(2_000), code });

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { since } = await ownSecondFactor(actor);
  const t = translator(request);
  const isOn = since !== null;
  return data({
    title: t(isOn ? 'account:setUp.on' : 'account:setUp.title'),
    shown: isOn ? null : await offerSecondFactor(actor),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const actor = await requireRecentLogin(request, { form: sent });
  const form = await parseForm(sent, SetUpForm);
  const before = sent.get('offer');
  // The same QR code again: the app may have it already.
  const shown = () => offerSecondFactor(actor, typeof before === 'string' ? before : undefined);
  if (!form.ok) return data({ reply: form.reply().data, shown: await shown(), codes: undefined }, { status: 422 });
  const sessionId = (await currentSession(request))?.id ?? 0;
  const answered = await answer(turnOnSecondFactor(actor, { ...form.value, sessionId }), {
    form,
    done: ({ recoveryCodes }) => recoveryCodes,
  });
  if (Array.isArray(answered)) return data({ reply: undefined, shown: undefined, codes: answered });
  return data(
    { reply: answered.data, shown: await shown(), codes: undefined },
    { status: answered.init?.status ?? 422 },
  );
}

/** Turns the second factor on: scan, type the first code, keep the recovery codes. */
export default function SetUp() {
  const { title, shown: offered } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation('account');
  const path = usePath();
  const form = useShownForm(answered?.reply, { labels: useLabels(SECRETS) });
  const shown = answered?.shown ?? offered;
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path(to.secondFactor())}>{t('secondFactor.title')}</BackLink>
        <h1>{title}</h1>
        <ErrorSummary {...form.summary} />
        {answered?.codes ? (
          <>
            <Banner tone="success">{t('setUp.done')}</Banner>
            <ShownCodes codes={answered.codes} />
          </>
        ) : shown && offered ? (
          <PostForm>
            <Stack gap="l">
              <Stack as="section" labelledBy="scan-heading">
                <h2 id="scan-heading">{t('setUp.scan')}</h2>
                <p>{t('setUp.scanText')}</p>
                <QrCode text={shown.uri} label={t('setUp.qr')} />
                <p>{t('setUp.secretText')}</p>
                <p translate="no">
                  <code>{shown.secret.match(/.{1,4}/g)?.join(' ')}</code>
                </p>
                <p>
                  <a href={shown.uri}>{t('setUp.openApp')}</a>
                </p>
              </Stack>
              <Stack as="section" labelledBy="first-code-heading">
                <h2 id="first-code-heading">{t('setUp.firstCode')}</h2>
                <input type="hidden" name="offer" value={shown.offer} />
                <CodeField form={form} hint={t('setUp.codeHint')} />
                <Button>{t('setUp.submit')}</Button>
              </Stack>
            </Stack>
          </PostForm>
        ) : (
          <p>
            <a href={path(to.secondFactor())}>{t('setUp.see')}</a>
          </p>
        )}
      </Stack>
    </PageFrame>
  );
}
