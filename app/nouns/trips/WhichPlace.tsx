import { useTranslation } from '~/i18n/use-translation';
import type { StopInQuestion } from '@bff/areas/public';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatList } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { useLocale } from '~/http/paths';
import { choiceName } from './chosen-places';

const optionOf = ({ name, detail }: NonNullable<StopInQuestion['choices']>[number]): string => `${name} (${detail})`;

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
  const locale = useLocale();
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
    const said = { stop: stopOf(index), name: place };
    const [only, ...others] = choices;
    const legend =
      only && others.length === 0
        ? t('places.nearOne', { ...said, meant: optionOf(only) })
        : t(isNear ? 'places.nearStop' : 'places.whichStop', said);
    return [{ row, name, legend, choices, chosen, isMissing: isSent && chosen === undefined }];
  });
  // One press that names them: a single radio button is no choice, and a ticked one would be chosen for somebody.
  const meant = open.every(({ choices }) => choices.length === 1) ? open.flatMap(({ choices }) => choices) : [];
  return (
    <form method="get" action={action}>
      <Stack gap="l">
        <ErrorSummary
          title={asks ? t('places.title') : message('forms.summary')}
          errors={open
            .filter(({ isMissing }) => asks || (isMissing && meant.length === 0))
            .map(({ name, legend }) => ({
              text: asks ? legend : `${legend} ${message('forms.choose')}`,
              fieldId: meant.length > 0 ? 'meant' : name,
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
        {open.map(({ name, legend, choices, chosen, isMissing }) =>
          meant.length > 0 ? (
            <p key={name}>
              <input type="hidden" name={name} value={choices[0]!.id} />
              {legend}
            </p>
          ) : (
            <RadioGroup
              key={name}
              name={name}
              legend={legend}
              error={isMissing ? message('forms.choose') : undefined}
              defaultValue={chosen}
              unchosen={t('places.unchosen')}
              options={choices.map((choice) => ({ value: choice.id, label: optionOf(choice) }))}
            />
          ),
        )}
        <div>
          {meant.length > 0 ? (
            <Button id="meant">
              {t('results.meant', {
                meant: formatList(
                  meant.map(({ name }) => name),
                  locale,
                ),
              })}
            </Button>
          ) : (
            <Button>{t('places.continue')}</Button>
          )}
        </div>
        {form === undefined ? null : (
          <p>
            <a href={`${form}?${new URLSearchParams(typed)}#stop-${open[0]?.row}`}>
              {t(meant.length > 0 ? 'places.anotherThan' : 'places.another')}
            </a>
          </p>
        )}
      </Stack>
    </form>
  );
}
