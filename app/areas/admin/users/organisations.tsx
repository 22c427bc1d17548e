import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { controllerOrganisations, serveOrganisations } from '@bff/domain/deal-organisations';
import { seeUser } from '@bff/domain/accounts';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { chosenRow } from '~/forms/field-schemas';
import { Form } from '~/forms/Form';
import { parseForm } from '~/forms/parse-form.server';
import { useForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { WayBack } from '~/frame/WayBack';
import { answer } from '~/http/answer.server';
import { dropDraft } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { adminUsers } from '~/nouns/accounts/user-place';

export const headers = privatePage;

const ServeForm = z.object({
  organisations: z.array(chosenRow).max(900).optional().default([]),
  revision: z.string().max(40),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { user } = await seeUser(actor, userIdOf(params['id']));
  const { served, choices, revision } = await controllerOrganisations(actor, user.id);
  const name = user.name || user.username;
  return data({
    title: translator(request)('users:organisations.page', { name }),
    user: { id: user.id, name },
    choices,
    revision,
    values: { organisations: served.map((one) => String(one.id)) },
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { user } = await seeUser(actor, userIdOf(params['id']));
  const form = await parseForm(request, ServeForm);
  if (!form.ok) return form.reply();
  const { organisations: organisationIds, revision } = form.value;
  return answer(serveOrganisations(actor, user.id, { organisationIds, revision }), {
    form,
    done: async () => {
      await dropDraft(request);
      return redirectWithFlash(request, `${adminUsers.folder}/${user.id}`, 'users:organisations.saved');
    },
  });
}

/** Which organisations a traffic controller acts for. */
export default function TrafficControllerOrganisations() {
  const { title, user, choices, revision, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('users');
  const path = usePath();
  const labels = { organisations: t('organisations.choose') };
  const form = useForm(ServeForm, { reply: useActionData<typeof action>(), values, labels });
  const back = path(`${adminUsers.folder}/${user.id}`);
  return (
    <AreaFrame area="admin">
      <WayBack
        back={[
          { to: '/dashboard/admin/users', label: t('details.back') },
          { to: `/dashboard/admin/users/${user.id}`, label: user.name },
        ]}
        here={title}
      />
      <PageHeader title={title} />
      {choices.length === 0 ? (
        <EmptyState title={t('organisations.title')} text={t('organisations.empty')} />
      ) : (
        <Form form={form} guarded>
          <Stack gap="l">
            <ErrorSummary {...form.summary} />
            <p>{t('organisations.text')}</p>
            <input type="hidden" name="revision" value={revision} />
            <CheckboxGroup
              {...form.boxes('organisations')}
              legend={t('organisations.choose')}
              options={choices.map((one) => ({ value: String(one.id), label: one.name }))}
            />
            <Row>
              <Button>{t('organisations.submit')}</Button>
              <LinkButton variant="secondary" href={back}>
                {t('cancel')}
              </LinkButton>
            </Row>
          </Stack>
        </Form>
      )}
    </AreaFrame>
  );
}
