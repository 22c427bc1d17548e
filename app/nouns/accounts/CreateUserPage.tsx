import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AreaFrame } from '~/frame/AreaFrame';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import type { createUser, loadNewUser } from './create-user.server';
import { AccessFields, PersonFields, useUserLabels } from './UserFields';
import type { UserPlace } from './user-place';

/** Somebody gets an account: they are invited and choose their password themselves. */
export function CreateUserPage({ place }: { place: UserPlace }) {
  const { title, values, roleSets, companies } = useLoaderData<typeof loadNewUser>();
  const { t } = useTranslation('users');
  const form = useShownForm(useActionData<typeof createUser>(), { values, labels: useUserLabels() });
  return (
    <AreaFrame area={place.area}>
      <h1>{title}</h1>
      <p>{t('create.intro')}</p>
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <PersonFields form={form} emailHint={t('create.emailHint')} />
          <AccessFields form={form} roleSets={roleSets} companies={companies} />
          <RadioGroup
            {...form.field('language')}
            legend={t('language.label')}
            variant="inline"
            options={[
              { value: 'sv', label: t('language.sv') },
              { value: 'en', label: t('language.en') },
            ]}
          />
          <Row>
            <Button>{t('create.submit')}</Button>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
