// Traces: S2-095
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import * as z from 'zod/mini';
import { type CancellationTier, checkCancellationTiers, tiersForm } from '#fields/cancellation-tiers';
import { chosenRow } from '#fields/schemas';
import { companiesWithoutTiers, minimumTiers, seeCompanyTiers, setCompanyTiers } from '@bff/domain/cancellation-fees';
import { must } from '@bff/domain/shared/errors';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Select } from '@ds/primitives/Select/Select';
import { readForm } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { TierFields, useTierLabels } from '~/nouns/cancellation-fees/TierFields';
import { rowsOf } from '~/nouns/cancellation-fees/tier-values';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

const ROWS = rowsOf([]);

/** Whose they are, and at least one tier. */
const newTiersForm = (minimum: readonly CancellationTier[]) => {
  const isThere = (form: { tiers: readonly CancellationTier[] }) => form.tiers.length !== 0;
  // Beside the company, so that it does not wait for it.
  const tiers = tiersForm((typed) => checkCancellationTiers(typed, minimum)).check(
    z.refine(isThere, { message: 'forms.required', path: ['hours0'] }),
  );
  return z.intersection(z.object({ companyId: chosenRow }), tiers);
};

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const [companies, minimum] = await Promise.all([companiesWithoutTiers(actor), minimumTiers()]);
  const values = await withDraft(request, {});
  return data({ title: translator(request)('cancellation:create.title'), companies, minimum, values });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const [companies, minimum, form] = await Promise.all([
    companiesWithoutTiers(actor),
    minimumTiers(),
    readForm(request),
  ]);
  return saveForm(request, newTiersForm(minimum), {
    form,
    check: ({ companyId }) =>
      must(
        companies.some(({ id }) => id === companyId),
        'company.notFound',
      ),
    async run({ companyId, tiers }) {
      const { revision } = await seeCompanyTiers(actor, companyId);
      await setCompanyTiers(actor, { companyId, tiers, revision });
    },
    done: (_, { companyId }) =>
      redirectWithFlash(request, to.editCancellationFees(companyId), 'cancellation:flash.saved'),
  });
}

/** The first cancellation terms of a company that has none. */
export default function CreateCancellationFees() {
  const { title, companies, minimum, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('cancellation');
  const labels = { companyId: t('list.company'), ...useTierLabels(ROWS) };
  const form = useForm(newTiersForm(minimum), { reply: useActionData<typeof action>(), values, labels });
  const options = companies.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Screen area="admin" back={{ to: to.cancellationFees(), label: t('list.title') }} title={title}>
      {companies.length === 0 ? (
        <EmptyState title={t('create.noneTitle')} text={t('create.none')} />
      ) : (
        <FormPart form={form} submit={t('submit')}>
          <input type="hidden" name="revision" value="none" />
          <Select
            {...form.field('companyId')}
            label={labels.companyId}
            placeholder={t('create.choose')}
            options={options}
            required
          />
          <p className="measure">{t('rows')}</p>
          <TierFields form={form} rows={ROWS} />
        </FormPart>
      )}
    </Screen>
  );
}
