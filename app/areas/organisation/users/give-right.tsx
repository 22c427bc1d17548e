import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DEAL_ROLES, dealRightsOf, giveDealRight, manageableUnits } from '@bff/domain/deal-organisations';
import { seeUser } from '@bff/domain/accounts';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { mustBeOneOf } from '~/nouns/deal-organisations/must-be-one-of.server';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { organisationUsers } from '~/nouns/accounts/user-place';
import { rightFields } from './right-fields.server';
import { useRightLabels } from './right-labels';
import { RightFields } from './RightFields';

export const headers = privatePage;

const RightForm = z.object(rightFields);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  await manageableUnits(actor);
  const { user } = await seeUser(actor, userIdOf(params['id']));
  const { givable } = await dealRightsOf(actor, user.id);
  const name = user.name || user.username;
  return data({
    title: translator(request)('organisation:rights.giveTitle', { name }),
    user: { id: user.id, name },
    units: givable,
    roles: DEAL_ROLES,
    values: textsOf(await draftOf(request)),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const units = await manageableUnits(actor);
  // Who may not be seen is not there; the form could only say that it cannot be done.
  const { user } = await seeUser(actor, userIdOf(params['id']));
  const form = await parseForm(request, RightForm);
  if (!form.ok) return form.reply();
  mustBeOneOf(units, form.value.unitId);
  return answer(giveDealRight(actor, { ...form.value, userId: user.id }), {
    form,
    done: async () => {
      await dropDraft(request);
      return redirectWithFlash(request, `${organisationUsers.folder}/${user.id}`, 'organisation:flash.given');
    },
  });
}

/** One more thing that somebody may do for a unit. */
export default function GiveRight() {
  const { title, user, units, roles, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { values, labels: useRightLabels() });
  const back = path(`${organisationUsers.folder}/${user.id}`);
  return (
    <AreaFrame area="organisation">
      <BackLink href={back}>{user.name}</BackLink>
      <PageHeader title={title} />
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <RightFields form={form} units={units} roles={roles} />
          <Row>
            <Button>{t('rights.give')}</Button>
            <LinkButton variant="secondary" href={back}>
              {t('users:cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
