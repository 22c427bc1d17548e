import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import type { EnteredScope } from '@bff/domain/pricing';
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
import { type PageOf, PrecedingLists } from './PrecedingLists';
import { EXAMPLE_TRIPS } from './price-list-form';

const NOT_SENT = new Set(['revision', 'name', 'unitsConfirmed', 'basicSeen', 'pricesConfirmed']);

/** Of very many chosen buses as many as an address has room for. */
const MOST_SUBJECTS_SENT = 300;

/** The list in the form. */
export interface ExampleList {
  kind: PriceListKind;
  scope: EnteredScope;
  /** Null while it is new. */
  id: number | null;
}

/** The form's content as an address. */
function asQuery(typed: FormData, { kind, scope, id }: ExampleList): string {
  const query = new URLSearchParams({ kind, scope, ...(id !== null && { id: String(id) }) });
  for (const [name, value] of typed)
    if (
      typeof value === 'string' &&
      !NOT_SENT.has(name) &&
      !(name === 'subjects' && query.getAll(name).length >= MOST_SUBJECTS_SENT)
    )
      query.append(name, value);
  return query.toString();
}

interface ExampleAsideProps {
  form: LiveForm;
  list: ExampleList;
  /** The example that the page came with. */
  first: ShownExample;
  /** The page's loader that works the example out while somebody types: path without locale. */
  asks: string;
  /** Where the reader keeps the company's lists of a kind; the office keeps none. */
  listOf?: ListOf;
  /** Where the reader finds another list. */
  pageOf: PageOf;
}

/**
 * What a real trip costs with the prices in the form beside it: at the press of a button and, on a hydrated page, after each pause in
 * typing.
 */
function ExampleAside({ form, list, first, asks, listOf, pageOf }: ExampleAsideProps) {
  const { t } = useTranslation('prices');
  const path = usePath();
  const hasScripts = useScripts();
  const aside = useRef<HTMLDivElement>(null);
  const said = useSaidExample(readerOf(listOf));
  const { answer, toSay, isAsking, askNow } = useWhileTyping<ShownExample>(
    aside,
    (typed) => `${path(asks)}?${asQuery(typed, list)}`,
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

  const example = answer === undefined ? first : answer;
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
          <Stack>
            {example?.order ? <PrecedingLists order={example.order} pageOf={pageOf} /> : null}
            <ExamplePrice example={example} listOf={listOf} pageOf={pageOf} />
          </Stack>
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
