import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DEAL_ROLES, inviteDealUser, manageableUnits } from '@bff/domain/deal-organisations';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { mustBeOneOf } from '~/nouns/deal-organisations/must-be-one-of.server';
import { parseForm } from '~/forms/parse-form.server';
import { line, loginEmail } from '~/forms/field-schemas';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { organisationUsers } from '~/nouns/accounts/user-place';
import { useRightLabels } from './right-labels';
import { rightFields } from './right-fields.server';
import { RightFields } from './RightFields';

export const headers = privatePage;

const NewUserForm = z.object({ name: line(200), email: loginEmail, ...rightFields, language: z.enum(['sv', 'en']) });

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const units = await manageableUnits(actor);
  const values: Record<string, string> = {
    language: localeOf(request),
    unitId: units.length === 1 ? String(units[0]!.id) : '',
    ...textsOf(await draftOf(request)),
  };
  return data({ title: translator(request)('users:create.title'), units, roles: DEAL_ROLES, values });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const units = await manageableUnits(actor);
  const form = await parseForm(request, NewUserForm);
  if (!form.ok) return form.reply();
  mustBeOneOf(units, form.value.unitId);
  return answer(inviteDealUser(actor, form.value), {
    form,
    done: async ({ userId }) => {
      await dropDraft(request);
      const params = { email: form.value.email.toLowerCase() };
      return redirectWithFlash(request, `${organisationUsers.folder}/${userId}`, 'users:flash.invited', { params });
    },
  });
}

/** Somebody gets an account in the organisation: they are invited and choose their password themselves. */
export default function CreateUser() {
  const { title, units, roles, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('users');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { values, labels: useRightLabels() });
  return (
    <AreaFrame area="organisation">
      <BackLink href={path(organisationUsers.list)}>{t('details.back')}</BackLink>
      <PageHeader title={title} />
      <p>{t('create.intro')}</p>
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <Fieldset legend={t('form.person')} level="section">
            <Stack>
              <TextField {...form.field('name')} label={t('name')} autoComplete="off" required />
              <TextField
                {...form.field('email')}
                type="email"
                label={t('email')}
                hint={t('create.emailHint')}
                autoComplete="off"
                required
              />
            </Stack>
          </Fieldset>
          <RightFields form={form} units={units} roles={roles} />
          <RadioGroup
            {...form.field('language')}
            legend={t('language.label')}
            variant="inline"
            options={(['sv', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          />
          <Row>
            <Button>{t('create.submit')}</Button>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
