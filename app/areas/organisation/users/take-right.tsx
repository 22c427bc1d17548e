import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { dealRightsOf, manageableUnits, takeDealRight } from '@bff/domain/deal-organisations';
import { seeUser } from '@bff/domain/accounts';
import { must } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { organisationUsers } from '~/nouns/accounts/user-place';
import { rightFields } from './right-fields.server';

export const headers = privatePage;

const Asked = z.object(rightFields);
/** The button is all of it. */
const Confirmation = z.object({});

/** The right that the address asks about; it comes from a link. */
async function askedRight(request: Request, id: string | undefined) {
  const actor = await requireRecentLogin(request);
  await manageableUnits(actor);
  const { user } = await seeUser(actor, userIdOf(id));
  const { searchParams } = new URL(request.url);
  const asked = Asked.safeParse({ unitId: searchParams.get('unit'), role: searchParams.get('role') });
  must(asked.success, 'input.invalid');
  return { actor, user, asked: asked.data };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor, user, asked } = await askedRight(request, params['id']);
  const { rights } = await dealRightsOf(actor, user.id);
  const right = rights.find(({ unitId, role }) => unitId === asked.unitId && role === asked.role);
  must(right, 'page.notFound');
  const name = user.name || user.username;
  const title = translator(request)('organisation:rights.takeTitle', { name });
  return data({ title, user: { id: user.id, name }, right, isLast: rights.length === 1 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { actor, user, asked } = await askedRight(request, params['id']);
  const form = await parseForm(request, Confirmation);
  if (!form.ok) return form.reply();
  return answer(takeDealRight(actor, { ...asked, userId: user.id }), {
    form,
    done: async () => redirectWithFlash(request, await afterTaking(user.id), 'organisation:flash.taken'),
  });

  /** Who has no right left in the actor's units is not there for them any more. */
  async function afterTaking(userId: number): Promise<string> {
    const isSeen = await seeUser(actor, userId).then(
      () => true,
      () => false,
    );
    return isSeen ? `${organisationUsers.folder}/${userId}` : organisationUsers.list;
  }
}

/** Asks once more before somebody may no longer do something. */
export default function TakeRight() {
  const { title, user, right, isLast } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>());
  const back = path(`${organisationUsers.folder}/${user.id}`);
  return (
    <AreaFrame area="organisation">
      <BackLink href={back}>{user.name}</BackLink>
      <PageHeader title={title} />
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <p>{t(isLast ? 'rights.takeLast' : 'rights.takeText')}</p>
          <SummaryList
            rows={[
              { label: t('unit'), value: right.unitName },
              { label: t('deals:role.label'), value: t(`deals:role.${right.role}`) },
            ]}
          />
          <Row>
            <Button variant="danger">{t('rights.take')}</Button>
            <LinkButton variant="secondary" href={back}>
              {t('users:cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
