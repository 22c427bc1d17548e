import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AreaFrame } from '~/frame/AreaFrame';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import type { loadUserAct, runUserAct } from './user-details.server';
import type { UserPlace } from './user-place';

/** Asks once more before something is done to an account. */
export function UserActPage({ place }: { place: UserPlace }) {
  const { title, act, takes, user } = useLoaderData<typeof loadUserAct>();
  const { t } = useTranslation('users');
  const path = usePath();
  const form = useShownForm(useActionData<typeof runUserAct>());
  return (
    <AreaFrame area={place.area}>
      <h1>{title}</h1>
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <p>{t(`act.${act}.text`)}</p>
          <SummaryList
            rows={[
              { label: t('name'), value: user.name },
              { label: t('email'), value: user.email },
              { label: t('roles'), value: user.roles.map((role) => t(`role.${role}`)).join(', ') },
            ]}
          />
          <Row>
            <Button variant={takes ? 'danger' : 'primary'}>{t(`act.${act}.submit`)}</Button>
            <LinkButton variant="secondary" href={path(`${place.folder}/${user.id}`)}>
              {t('cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
