import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AreaFrame } from '~/frame/AreaFrame';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import type { loadEditedUser, saveUser } from './edit-user.server';
import { AccessFields, PersonFields, useUserLabels } from './UserFields';
import type { UserPlace } from './user-place';

/** Somebody else's name, address, telephone and roles. */
export function EditUserPage({ place }: { place: UserPlace }) {
  const { title, id, values, saved, revision, access } = useLoaderData<typeof loadEditedUser>();
  const { t } = useTranslation('users');
  const path = usePath();
  const labels = useUserLabels();
  const reply = useActionData<typeof saveUser>();
  const form = useShownForm(reply, { values, labels });
  const wordOf = (name: string, value: string) => {
    if (name === 'roles') return t(`roleSet.${value}`);
    if (name !== 'companyId') return value;
    return access?.companies?.find((company) => String(company.id) === value)?.name ?? value;
  };
  return (
    <AreaFrame area={place.area}>
      <h1>{title}</h1>
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <SavedMeanwhile reply={reply} saved={saved} labels={labels} show={wordOf} />
          <input type="hidden" name="revision" value={revision} />
          <PersonFields form={form} emailHint={t('edit.emailHint')} />
          {access ? (
            <>
              <AccessFields form={form} roleSets={access.roleSets} companies={access.companies} />
              <p>{t('edit.rolesNote')}</p>
            </>
          ) : null}
          <Row>
            <Button>{t('edit.submit')}</Button>
            <LinkButton variant="secondary" href={path(`${place.folder}/${id}`)}>
              {t('cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
