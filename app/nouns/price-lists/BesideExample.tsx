import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import { Split } from '@ds/patterns/Split/Split';
import { Button } from '@ds/primitives/Button/Button';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { useScripts } from '@ds/support/use-scripts';
import type { LiveForm } from '~/forms/live-form';
import { useWhileTyping } from '~/forms/use-while-typing';
import { usePath } from '~/http/paths';
import type { ShownExample } from './example.server';
import { ExamplePrice, type ListOf, readerOf, useSaidExample } from './ExamplePrice';
import { EXAMPLE_TRIPS } from './price-list-form';

const NOT_SENT = new Set(['revision', 'name', 'unitsConfirmed', 'basicSeen', 'pricesConfirmed']);

/** The form's content as an address; of the chosen buses only the first, which is used in the example. */
function asQuery(typed: FormData, kind: PriceListKind): string {
  const query = new URLSearchParams({ kind });
  for (const [name, value] of typed)
    if (typeof value === 'string' && !NOT_SENT.has(name) && !(name === 'subjects' && query.has(name)))
      query.append(name, value);
  return query.toString();
}

interface ExampleAsideProps {
  form: LiveForm;
  kind: PriceListKind;
  /** The example that the page came with. */
  first: ShownExample;
  /** The page's loader that works the example out while somebody types: path without locale. */
  asks: string;
  /** Where the reader keeps the company's lists of a kind; the office keeps none. */
  listOf?: ListOf;
}

/**
 * What a real trip costs with the prices in the form beside it: at the press of a button and, on a hydrated page, after each pause in
 * typing.
 */
function ExampleAside({ form, kind, first, asks, listOf }: ExampleAsideProps) {
  const { t } = useTranslation('prices');
  const path = usePath();
  const hasScripts = useScripts();
  const aside = useRef<HTMLDivElement>(null);
  const said = useSaidExample(readerOf(listOf));
  const { answer, toSay, isAsking, askNow } = useWhileTyping<ShownExample>(
    aside,
    (typed) => `${path(asks)}?${asQuery(typed, kind)}`,
  );

  // Enter works the example out: it must not save the price list beside it.
  useEffect(() => {
    const part = aside.current;
    const calculate = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement))
        return;
      event.preventDefault();
      askNow();
    };
    part?.addEventListener('keydown', calculate);
    return () => part?.removeEventListener('keydown', calculate);
  }, [askNow]);

  const trips = EXAMPLE_TRIPS.map((trip) => ({ value: trip, label: t(`example.trips.${trip}`) }));
  return (
    <div ref={aside}>
      <Stack>
        <h2>{t('example.title')}</h2>
        <p className="muted measure">{t(`example.intro.${readerOf(listOf)}`)}</p>
        <TextField {...form.field('exampleFrom')} label={t('example.from')} autoComplete="off" />
        <TextField {...form.field('exampleTo')} label={t('example.to')} autoComplete="off" />
        <Select {...form.field('exampleTrip')} label={t('example.trip')} options={trips} />
        {hasScripts ? null : (
          <Button variant="secondary" name="example" value="on" formNoValidate>
            {t('example.show')}
          </Button>
        )}
        <div aria-busy={isAsking || undefined}>
          <ExamplePrice example={answer === undefined ? first : answer} listOf={listOf} />
        </div>
        <p role="status" className="visually-hidden">
          {said(toSay)}
        </p>
      </Stack>
    </div>
  );
}

/** A form of prices, with what a real trip costs by them beside it, in sight all the way. */
export function BesideExample({ children, ...example }: ExampleAsideProps & { children: ReactNode }) {
  const { t } = useTranslation('prices');
  return (
    <Split
      side="end"
      asideLast
      sticky
      label={t('example.title')}
      aside={<ExampleAside key={example.form.life.id} {...example} />}
    >
      {children}
    </Split>
  );
}
