import { useTranslation } from '~/i18n/use-translation';
import type { StopInQuestion } from '@bff/areas/public';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useErrorMessage } from '~/forms/error-text';
import { choiceName } from './chosen-places';

interface WhichPlaceProps {
  stops: readonly StopInQuestion[];
  search: string;
  /** Where the search continues, in the page's language. */
  action: string;
  /** The page with the search's form, to write another place in. */
  form?: string;
  /** Below the page's heading: told above the choices as what is wrong is, because the page is the one that was sent from. */
  below?: boolean;
}

/**
 * Asks which of several places a name means, for all such stops at once; the rest of the search is kept. Nothing is preselected: a bus that
 * goes to the wrong village ruins somebody's day.
 */
export function WhichPlace({ stops, search, action, form, below = false }: WhichPlaceProps) {
  const { t } = useTranslation('search');
  const message = useErrorMessage();
  const asked = new URLSearchParams(search);
  const isSent = asked.has('which');
  const asks = below && !isSent;
  const typed = [...asked].filter(([name]) => !name.startsWith('which'));
  const last = stops.length - 1;
  const stopOf = (index: number) =>
    index === 0 ? t('form.from') : index === last ? t('form.to') : t('form.via', { number: index });
  const open = stops.flatMap(({ row, typed: place, choices, isNear }, index) => {
    if (!choices) return [];
    const name = choiceName(row);
    const chosen = choices.find(({ id }) => id === asked.get(name))?.id;
    const legend = t(isNear ? 'places.nearStop' : 'places.whichStop', { stop: stopOf(index), name: place });
    return [{ row, name, legend, choices, chosen, isMissing: isSent && chosen === undefined }];
  });
  return (
    <form method="get" action={action}>
      <Stack gap="l">
        <ErrorSummary
          title={asks ? t('places.title') : message('forms.summary')}
          errors={open
            .filter(({ isMissing }) => asks || isMissing)
            .map(({ name, legend }) => ({
              text: asks ? legend : `${legend} ${message('forms.choose')}`,
              fieldId: name,
            }))}
        />
        <Stack gap="s">
          {asks ? null : below ? <h2>{t('places.title')}</h2> : <h1>{t('places.title')}</h1>}
          <p>{t('places.lead')}</p>
        </Stack>
        {typed.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="which" value="1" />
        {open.map(({ name, legend, choices, chosen, isMissing }) => (
          <RadioGroup
            key={name}
            name={name}
            legend={legend}
            error={isMissing ? message('forms.choose') : undefined}
            defaultValue={chosen}
            unchosen={t('places.unchosen')}
            options={choices.map(({ id, name: place, detail }) => ({ value: id, label: `${place} (${detail})` }))}
          />
        ))}
        <div>
          <Button>{t('places.continue')}</Button>
        </div>
        {form === undefined ? null : (
          <p>
            <a href={`${form}?${new URLSearchParams(typed)}#stop-${open[0]?.row}`}>{t('places.another')}</a>
          </p>
        )}
      </Stack>
    </form>
  );
}
