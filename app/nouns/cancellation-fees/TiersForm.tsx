import { useTranslation } from '~/i18n/use-translation';
import { type CancellationTier, type CheckTiers, tiersForm } from '#fields/cancellation-tiers';
import type { FormValues } from '~/forms/fields';
import { Revision } from '~/forms/Revision';
import type { FormReply } from '~/forms/parse-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { useLocale } from '~/http/paths';
import { FormPart } from '~/screens/FormScreen';
import { TierFields, useTierLabels } from './TierFields';
import { rowsOf, tierValues } from './tier-values';

interface TiersFormProps {
  reply: FormReply | undefined;
  tiers: readonly CancellationTier[];
  revision: string;
  /** What was typed before a login. */
  draft: FormValues;
  check: CheckTiers;
}

/** All tiers at once, one per row: emptying a row removes its tier. */
export function TiersForm({ reply, tiers, revision, draft, check }: TiersFormProps) {
  const { t } = useTranslation('cancellation');
  const saved = tierValues(tiers, useLocale());
  const rows = rowsOf(tiers);
  const labels = useTierLabels(rows);
  const form = useForm(tiersForm(check), {
    reply,
    values: { ...saved, ...draft },
    saved,
    // A row is no tier of its own: one more above it moves it down.
    together: [Object.keys(labels)],
    labels,
  });
  return (
    <FormPart form={form} heading={t('change')} submit={t('submit')}>
      <SavedMeanwhile form={form} labels={labels} />
      <Revision form={form} current={revision} />
      <p className="measure">{t('rows')}</p>
      <TierFields form={form} rows={rows} />
    </FormPart>
  );
}
