import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addDealUnit, manageableUnits } from '@bff/domain/deal-organisations';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { mustBeOneOf } from '~/nouns/deal-organisations/must-be-one-of.server';
import { useUnitOptions } from '~/nouns/deal-organisations/unit-options';
import { chosenRow } from '~/forms/field-schemas';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { unitFields } from './unit-fields.server';
import { useUnitLabels } from './unit-labels';
import { UnitFields } from './UnitFields';

export const headers = privatePage;

const AddForm = z.object({ ...unitFields, parentId: chosenRow });

export async function loader({ request }: LoaderFunctionArgs) {
  const units = await manageableUnits(await requireActor(request));
  const asked = new URL(request.url).searchParams.get('parent');
  const parent = units.find(({ id }) => String(id) === asked) ?? units[0];
  const title = translator(request)('organisation:manage.add.title');
  return data({ title, units, values: { parentId: String(parent?.id) } });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const units = await manageableUnits(actor);
  const form = await parseForm(request, AddForm);
  if (!form.ok) return form.reply();
  mustBeOneOf(units, form.value.parentId);
  return answer(addDealUnit(actor, form.value), {
    form,
    done: () =>
      redirectWithFlash(request, '/dashboard/organisation/manage', 'organisation:flash.added', {
        params: { name: form.value.name },
      }),
  });
}

/** A new unit under another. */
export default function AddUnit() {
  const { title, units, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { values, labels: useUnitLabels() });
  return (
    <AreaFrame area="organisation">
      <BackLink href={path('/dashboard/organisation/manage')}>{t('manage.title')}</BackLink>
      <PageHeader title={title} />
      <PostForm>
        <Stack>
          <ErrorSummary {...form.summary} />
          <UnitFields form={form} />
          <Select
            {...form.field('parentId')}
            label={t('manage.parent')}
            hint={t('manage.parentHint')}
            options={useUnitOptions(units)}
            required
          />
          <Row>
            <Button>{t('manage.add.submit')}</Button>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
