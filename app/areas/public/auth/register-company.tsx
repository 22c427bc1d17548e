// Traces: S2-025, S2-180
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { registerApplicant } from '@bff/domain/applicants';
import { listCountries } from '@bff/domain/companies';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Stack } from '@ds/primitives/Stack/Stack';
import { CountryBoxes } from '~/forms/CountryBoxes';
import { facesOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { LightFields } from '~/forms/LightFields';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { applicationFields, RegisterCompanyForm } from './register-company-form.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has('sent');
  const title = translator(request)(sent ? 'companies:apply.sentTitle' : 'companies:apply.title');
  const countries = await listCountries(localeOf(request));
  return data({ title, sent, countries, fields: facesOf(applicationFields) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request, RegisterCompanyForm);
  if (!form.ok) return form.reply();
  const { terms: _accepted, ...application } = form.value;
  return answer(registerApplicant({ ...application, language: localeOf(request) }, context.clientAddress), {
    form,
    done: () => redirect(localePath(request, `${to.registerCompany()}?sent`), 303),
  });
}

/** An operator applies to sell its trips here. Further details are added once it is approved. */
export default function RegisterCompany() {
  const { sent, countries, fields } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), {
    labels: useLabels(fields),
    values: { countries: ['SE'] },
  });
  if (sent) {
    return (
      <PageFrame width="narrow">
        <Stack>
          <h1>{t('apply.sentTitle')}</h1>
          <Banner tone="success">{t('apply.sent')}</Banner>
          <p>{t('apply.next')}</p>
          <p>
            <a href={path(to.home())}>{t('apply.home')}</a>
          </p>
        </Stack>
      </PageFrame>
    );
  }
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{t('apply.title')}</h1>
        <p>{t('apply.intro')}</p>
        <PostForm>
          <Stack gap="l">
            <ErrorSummary {...form.summary} />
            <Fieldset legend={t('apply.company')} level="section">
              <Stack>
                <LightFields
                  form={form}
                  fields={fields}
                  only={['name', 'orgNumber', 'city', 'trafficPermit', 'trafficPermitUntil', 'info']}
                />
              </Stack>
            </Fieldset>
            <Fieldset legend={t('apply.contact')} level="section">
              <Stack>
                <LightFields form={form} fields={fields} only={['contactName', 'contactEmail', 'contactPhone']} />
              </Stack>
            </Fieldset>
            {/* Last: where nothing folds, some forty boxes would stand between the fields. */}
            <CountryBoxes form={form} countries={countries} />
            <Checkbox
              {...form.box('terms')}
              label={
                <>
                  {/* As in register.tsx. */}
                  {`${t('auth:register.accept')} `}
                  <a href={path(to.contentPage('terms'))}>{t('auth:register.terms')}</a>
                </>
              }
              required
            />
            <p>
              <a href={path(to.contentPage('privacy'))}>{t('auth:register.privacy')}</a>
            </p>
            <Button>{t('apply.submit')}</Button>
          </Stack>
        </PostForm>
      </Stack>
    </PageFrame>
  );
}
