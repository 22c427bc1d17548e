import type { SummaryError } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { listedMessage, placeOf, useFieldMessage } from '~/forms/error-text';
import { wordFor } from '~/i18n/open-key';
import { useTranslation } from '~/i18n/use-translation';

export interface SearchFormError {
  field: string;
  message: string;
  /** The id of its control, if rows were moved and it differs from the field's. */
  controlId?: string | undefined;
}

/** A search's errors in a list above its form: each after the name of its field, which a stop has from its place among the others. */
export function useListedErrors(errors: readonly SearchFormError[], stops: number): SummaryError[] {
  const { t } = useTranslation('search');
  const at = useFieldMessage();
  const stopName = (index: number): string =>
    index === 0 ? t('form.from') : index === stops - 1 ? t('form.to') : t('form.via', { number: index });
  const nameOf = (field: string): string => {
    const [, kind, row] = /^(stop|wait)-(\d+)$/.exec(field) ?? [];
    if (kind === undefined) return wordFor(t, 'search:form', field, '');
    return kind === 'wait' ? `${stopName(Number(row))}, ${lowered(t('form.wait'))}` : stopName(Number(row));
  };
  return errors.map(({ field, message, controlId }) => {
    const id = controlId ?? (field === 'stop' ? 'stop-0' : field);
    const place = placeOf(t, { name: nameOf(field), id, error: message });
    return { text: listedMessage(place.name, at(field, message)), fieldId: place.id };
  });
}

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
