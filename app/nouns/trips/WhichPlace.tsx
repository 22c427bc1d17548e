import { useTranslation } from 'react-i18next';
import { Button } from '@ds/primitives/Button/Button';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';

interface Choice {
  id: string;
  name: string;
  kind: string;
  detail: string;
}

interface Stop {
  typed: string;
  value: string;
  choices: readonly Choice[] | null;
}

interface WhichPlaceProps {
  stops: readonly Stop[];
  search: string;
  /** Where the search goes on, in the page's language. */
  action: string;
  /** Below the heading of the page, where it has one. */
  below?: boolean;
}

/** A name that several places have: choose, and everything else of the search stays. Stops keep their order, settled or not. */
export function WhichPlace({ stops, search, action, below = false }: WhichPlaceProps) {
  const { t } = useTranslation('search');
  const Heading = below ? 'h2' : 'h1';
  // In the order of the address: a stop's `wait` stands behind it. Rows that nobody filled in are no stops.
  let settled = 0;
  let isEmptyRow = false;
  const fields = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    if (name === 'stop') isEmptyRow = value.trim() === '';
    if (isEmptyRow && (name === 'stop' || name === 'wait')) return [];
    return [{ name, value, stop: name === 'stop' ? stops[settled++] : undefined }];
  });
  return (
    <form method="get" action={action}>
      <Stack gap="l">
        <Stack gap="s">
          <Heading>{t('places.title')}</Heading>
          <p>{t('places.lead')}</p>
        </Stack>
        {fields.map(({ name, value, stop }, index) =>
          stop?.choices ? (
            // Selects, not radios: two ambiguous stops are both called `stop`, and radios of one name would be one group.
            <Select
              key={index}
              name="stop"
              id={`stop-${index}`}
              label={t('places.which', { name: stop.typed })}
              defaultValue={stop.choices[0]?.id}
              options={stop.choices.map(({ id, name: place, kind, detail }) => ({
                value: id,
                label: `${place} (${t(`kind.${kind}`)}, ${detail})`,
              }))}
            />
          ) : (
            <input key={index} type="hidden" name={name} value={stop?.value ?? value} />
          ),
        )}
        <div>
          <Button>{t('places.continue')}</Button>
        </div>
      </Stack>
    </form>
  );
}
