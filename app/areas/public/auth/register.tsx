// Traces: S1-007, S2-026, S2-178, S2-179
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { placeAfterLogin, withReturnUrl } from '@bff/domain/sessions';
import { registerCustomer } from '@bff/domain/customers';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Stack } from '@ds/primitives/Stack/Stack';
import { facesOf } from '~/forms/fields';
import { SECRETS, useLabels } from '~/forms/labels';
import { LightFields } from '~/forms/LightFields';
import { NewPasswordFields } from '~/forms/NewPasswordFields';
import { PostForm } from '~/forms/PostForm';
import { parseForm } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { landingAfterLogin, onTheWay } from '~/http/landing.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { beginUserSession, currentSession } from '~/http/session.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { CompanyFields, ContactPersonFields } from '~/nouns/customers/ContactFields';
import { to } from '~/to';
import { BookingSteps } from '~/nouns/bookings/BookingSteps';
import { ToResults } from '~/nouns/trips/ToResults';
import { BesideTrip } from './TripOnTheWay';
import { registerFields, registerForm } from './register-form.server';

const query = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return {
    isCorporate: searchParams.get('type') === 'corporate',
    returnUrl: searchParams.get('returnUrl') ?? undefined,
  };
};

export async function loader({ request }: LoaderFunctionArgs) {
  const user = (await currentSession(request))?.user;
  const { isCorporate, returnUrl } = query(request);
  if (user) throw redirect(localePath(request, placeAfterLogin(user, returnUrl)));
  const here = localePath(request, to.register());
  const private_ = withReturnUrl(here, returnUrl);
  const corporate = `${private_}${private_.includes('?') ? '&' : '?'}type=corporate`;
  return data({
    title: translator(request)('auth:register.title'),
    isCorporate,
    ...(await onTheWay(request, returnUrl)),
    fields: facesOf(registerFields),
    links: { private: private_, corporate, login: withReturnUrl(localePath(request, to.login()), returnUrl) },
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const { isCorporate, returnUrl } = query(request);
  const form = await parseForm(request, registerForm(isCorporate));
  if (!form.ok) return form.reply();
  const { username, email, password, name, phone, company } = form.value;
  const registration = { username, email, password, name, phone, company, language: localeOf(request) };
  const begun = registerCustomer(registration).then((login) => beginUserSession(request, login));
  return answer(begun, {
    form,
    done: async ({ user, headers }) => {
      const isOnTheWay = (await onTheWay(request, returnUrl)).trip !== null;
      const landing = await landingAfterLogin(request, user, returnUrl);
      // The next step of a purchase says that it worked; a message would cover the steps.
      if (isOnTheWay) return redirect(localePath(request, landing), { status: 303, headers });
      return redirectWithFlash(request, landing, 'auth:flash.registered', { headers });
    },
  });
}

/** A new customer account, private or corporate: two addresses, so that both work as plain links. */
export default function Register() {
  const { isCorporate, trip, asked, results, fields, links } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), {
    // A new account has no old password.
    labels: { ...useLabels(fields), ...useLabels(SECRETS), password: t('password.label') },
  });
  return (
    <PageFrame width={trip || asked ? 'wide' : 'narrow'}>
      <Stack>
        <ToResults search={results} />
        {trip ? <BookingSteps current={1} /> : null}
        <h1>{t('register.title')}</h1>
        <ErrorSummary {...form.summary} />
        <p>
          {t('register.haveAccount')} <a href={links.login}>{t('login.submit')}</a>
        </p>
        <BesideTrip trip={trip} asked={asked}>
          <Stack>
            <Tabs
              label={t('register.type')}
              here={t('common:chosen')}
              items={[
                { href: links.private, label: t('register.private'), current: !isCorporate },
                { href: links.corporate, label: t('register.corporate'), current: isCorporate },
              ]}
            />
            <PostForm>
              <Stack gap="l">
                {isCorporate ? <CompanyFields form={form} fields={fields} /> : null}
                <ContactPersonFields
                  form={form}
                  fields={fields}
                  isCorporate={isCorporate}
                  emailHint={t('register.emailHint')}
                />
                <Fieldset legend={t('register.account')} level="section">
                  <Stack>
                    <NewPasswordFields form={form} isFirst />
                    <Disclosure
                      summary={t('register.otherUsername')}
                      open={form.field('username').error !== undefined || Boolean(form.field('username').defaultValue)}
                    >
                      <LightFields form={form} fields={fields} only={['username']} />
                    </Disclosure>
                  </Stack>
                </Fieldset>
                <Checkbox
                  {...form.box('terms')}
                  label={
                    <>
                      {/* One text with its space: Chromium leaves a text that is only a space out of the box's name. */}
                      {`${t('register.accept')} `}
                      <a href={path(to.contentPage('terms'))}>{t('register.terms')}</a>
                    </>
                  }
                  required
                />
                <p>
                  <a href={path(to.contentPage('privacy'))}>{t('register.privacy')}</a>
                </p>
                <Button>{t('register.submit')}</Button>
              </Stack>
            </PostForm>
            {/* Who is about to book or ask sells nothing. */}
            {trip || asked ? null : (
              <p>
                {t('companies:apply.link')} <a href={path(to.registerCompany())}>{t('companies:apply.linkText')}</a>
              </p>
            )}
          </Stack>
        </BesideTrip>
      </Stack>
    </PageFrame>
  );
}
