import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { removeDealUnit, seeDealUnit } from '@bff/domain/deal-organisations';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';

export const headers = privatePage;

/** The button is all of it. */
const Confirmation = z.object({});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { unit } = await seeDealUnit(actor, rowId(params['id'], 'dealUnit.notFound'));
  const { id, name } = unit;
  return data({ title: translator(request)('organisation:manage.remove.title', { name }), id, name });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'dealUnit.notFound');
  const { unit } = await seeDealUnit(actor, id);
  const form = await parseForm(request, Confirmation);
  if (!form.ok) return form.reply();
  return answer(removeDealUnit(actor, id), {
    form,
    done: () =>
      redirectWithFlash(request, '/dashboard/organisation/manage', 'organisation:flash.removed', {
        params: { name: unit.name },
      }),
  });
}

/** Asks once more before a unit is removed. */
export default function RemoveUnit() {
  const { title, id, name } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>());
  const back = path(`/dashboard/organisation/manage/edit-unit/${id}`);
  return (
    <AreaFrame area="organisation">
      <BackLink href={back}>{name}</BackLink>
      <PageHeader title={title} />
      <PostForm>
        <Stack>
          <ErrorSummary {...form.summary} />
          <p>{t('manage.remove.text')}</p>
          <Row>
            <Button variant="danger">{t('manage.remove.submit')}</Button>
            <LinkButton variant="secondary" href={back}>
              {t('users:cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
