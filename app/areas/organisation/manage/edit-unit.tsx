import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { editDealUnit, manageableUnits, seeDealUnit } from '@bff/domain/deal-organisations';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { unitFields } from './unit-fields.server';
import { useUnitLabels } from './unit-labels';
import { UnitFields } from './UnitFields';

export const headers = privatePage;

/** The top unit's form asks for no status: it is always active. */
const EditForm = z.object({
  ...unitFields,
  status: z.enum(['active', 'inactive']).optional().default('active'),
  revision: z.string().max(40),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { unit, revision, isInUse } = await seeDealUnit(actor, rowId(params['id'], 'dealUnit.notFound'));
  const { id, name, costCenter, status, parentId } = unit;
  const parent = (await manageableUnits(actor)).find((above) => above.id === parentId);
  return data({
    title: translator(request)('organisation:manage.edit.title', { name }),
    id,
    isTop: parentId === null,
    isInUse,
    parentName: parent?.name ?? null,
    values: { name, costCenter, status },
    revision,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'dealUnit.notFound');
  // A unit out of reach is not there; the form could only say that it cannot be done.
  await seeDealUnit(actor, id);
  const form = await parseForm(request, EditForm);
  if (!form.ok) return form.reply();
  return answer(editDealUnit(actor, id, form.value), {
    form,
    done: () => redirectWithFlash(request, '/dashboard/organisation/manage', 'organisation:flash.unitSaved'),
  });
}

/** A unit's name, cost centre and state. It stays where it is. */
export default function EditUnit() {
  const { title, id, isTop, isInUse, parentName, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const reply = useActionData<typeof action>();
  const labels = useUnitLabels();
  const form = useShownForm(reply, { values, labels });
  const wordOf = (name: string, value: string) => (name === 'status' ? t(`manage.status.${value}`) : value);
  return (
    <AreaFrame area="organisation">
      <BackLink href={path('/dashboard/organisation/manage')}>{t('manage.title')}</BackLink>
      <PageHeader title={title} />
      {parentName ? <p>{t('manage.under', { name: parentName })}</p> : null}
      <PostForm>
        <Stack>
          <ErrorSummary {...form.summary} />
          <SavedMeanwhile reply={reply} saved={values} labels={labels} show={wordOf} />
          <input type="hidden" name="revision" value={revision} />
          <UnitFields form={form} />
          {isTop ? null : (
            <RadioGroup
              {...form.field('status')}
              legend={t('deals:status.label')}
              options={(['active', 'inactive'] as const).map((value) => ({
                value,
                label: t(`manage.status.${value}`),
                hint: t(`manage.statusHint.${value}`),
              }))}
            />
          )}
          <Row>
            <Button>{t('deals:edit.submit')}</Button>
            {isTop || isInUse ? null : (
              <LinkButton variant="danger" href={path(`/dashboard/organisation/manage/remove-unit/${id}`)}>
                {t('manage.remove.link')}
              </LinkButton>
            )}
          </Row>
          {!isTop && isInUse ? <p>{t('manage.inUse')}</p> : null}
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
