import { useTranslation } from '~/i18n/use-translation';
import { hoursField, percentField } from '#fields/cancellation-tiers';
import { Columns } from '@ds/primitives/Columns/Columns';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { ShownForm } from '~/forms/shown-form';

const rowNumbers = (rows: number) => Array.from({ length: rows }, (_, row) => row);

/** The names of all rows' fields, for the error summary. */
export function useTierLabels(rows: number): Record<string, string> {
  const { t } = useTranslation('cancellation');
  return Object.fromEntries(
    rowNumbers(rows).flatMap((row) => [
      [hoursField(row), t('hours', { row: row + 1 })],
      [percentField(row), t('percent', { row: row + 1 })],
    ]),
  );
}

/** One tier per row. */
export function TierFields({ form, rows }: { form: ShownForm; rows: number }) {
  const { t } = useTranslation('cancellation');
  const labels = useTierLabels(rows);
  return (
    <Stack>
      {rowNumbers(rows).map((row) => (
        <Columns key={row}>
          <NumberField {...form.field(hoursField(row))} label={labels[hoursField(row)]} suffix={t('hoursSuffix')} />
          <NumberField {...form.field(percentField(row))} label={labels[percentField(row)]} suffix="%" decimal />
        </Columns>
      ))}
    </Stack>
  );
}
