// Traces: S1-007, S2-024, S4-068, S4-070, S5-058
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type TypedResponse } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { placeAfterLogin, withReturnUrl } from '@bff/domain/sessions';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { facesOf, schemaOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { LightFields } from '~/forms/LightFields';
import { PostForm } from '~/forms/PostForm';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { byPassword } from '~/http/authenticator.server';
import { landingAfterLogin, onTheWay } from '~/http/landing.server';
import { localePath } from '~/http/locale-path';
import { toSecondStep } from '~/http/second-step.server';
import { beginUserSession, currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { BookingSteps } from '~/nouns/bookings/BookingSteps';
import { ToResults } from '~/nouns/trips/ToResults';
import { BesideTrip } from './TripOnTheWay';
import { logInFields } from './auth-fields.server';

const returnUrlOf = (request: Request) => new URL(request.url).searchParams.get('returnUrl') ?? undefined;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = (await currentSession(request))?.user;
  const returnUrl = returnUrlOf(request);
  if (user) throw redirect(localePath(request, placeAfterLogin(user, returnUrl)));
  const link = (path: string) => withReturnUrl(localePath(request, path), returnUrl);
  return data({
    title: translator(request)('auth:login.title'),
    // Their destination explains why they are here.
    isAsked: returnUrl !== undefined,
    ...(await onTheWay(request, returnUrl)),
    fields: facesOf(logInFields),
    links: { register: link(to.register()), forgot: localePath(request, to.forgotPassword()) },
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(await readForm(request.clone()), schemaOf(logInFields));
  if (!form.ok) return form.reply();
  return answer(logIn(request, context.clientAddress), { form, done: (response) => response });
}

async function logIn(request: Request, clientAddress: string): Promise<TypedResponse<never>> {
  const login = await byPassword(request, clientAddress);
  const returnUrl = returnUrlOf(request);
  if (login.needsCode) return toSecondStep(request, login, returnUrl);
  const { user, headers } = await beginUserSession(request, login);
  const landing = await landingAfterLogin(request, user, returnUrl);
  return redirect(localePath(request, landing), { status: 303, headers });
}

/** Logs in. A form submitted after the session had ended is restored where the login leads. */
export default function LogIn() {
  const { isAsked, trip, asked, results, fields, links } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const reply = useActionData<typeof action>();
  const form = useShownForm(reply, { labels: useLabels(fields) });
  const isWrong = reply?.error?.['']?.includes('auth.invalidCredentials');
  return (
    <PageFrame width={trip || asked ? 'wide' : 'narrow'}>
      <Stack>
        <ToResults search={results} />
        {trip ? <BookingSteps current={1} /> : null}
        <h1>{t('login.title')}</h1>
        <ErrorSummary {...form.summary} />
        {isWrong ? (
          <p>
            <a href={links.forgot}>{t('login.forgot')}</a>
          </p>
        ) : null}
        {isAsked ? <p>{t(trip ? 'login.toBook' : asked ? 'login.toAsk' : 'login.asked')}</p> : null}
        <BesideTrip trip={trip} asked={asked}>
          <Stack gap="l">
            <PostForm>
              <Stack>
                <LightFields form={form} fields={fields} />
                <Button>{t('login.submit')}</Button>
              </Stack>
            </PostForm>
            <Row justify="between">
              {isWrong ? null : (
                <LinkButton variant="plain" href={links.forgot}>
                  {t('login.forgot')}
                </LinkButton>
              )}
              {/* Who books for the first time has no account. */}
              <LinkButton variant={trip || asked ? 'secondary' : 'plain'} href={links.register}>
                {t('login.register')}
              </LinkButton>
            </Row>
          </Stack>
        </BesideTrip>
      </Stack>
    </PageFrame>
  );
}
