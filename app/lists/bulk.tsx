// eslint-disable-next-line no-restricted-syntax -- nothing is typed in it: its boxes stand in the table's rows
import { Form, useActionData, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import type { TableSelection } from '@ds/patterns/Table/Table';
import { Button } from '@ds/primitives/Button/Button';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useErrorMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import { useFreshDataAfter, useLastAnswer } from '~/navigation/use-last-answer';
import type { Acted, ActedRow } from './acted';

/** One form for the boxes of all rows; they stand outside it, as a row may have a form of its own. */
const FORM = 'chosen-rows';

interface BulkAct {
  /** What the list's action does with the chosen rows… */
  intent?: string;
  /** …or the page that asks first: a path without locale, which gets them as `?row=`. */
  to?: string;
  label: string;
}

export interface BulkActs<Row> {
  acts: readonly BulkAct[];
  /** What a row's box is called. */
  rowLabel: (row: Row) => string;
}

interface Chosen<Row> {
  selection: TableSelection<Row> | undefined;
  count: number;
}

/** Which rows are chosen. A row that is no longer on the page is not. */
export function useBulk<Row>(
  bulk: BulkActs<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
): Chosen<Row> {
  const { t } = useTranslation('lists');
  const acted = useActed();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  // What was not done stays chosen; boxes that were ticked before the page lived are.
  useEffect(() => {
    const ticked = document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${FORM}]:checked`);
    if (ticked.length > 0) setSelected(new Set([...ticked].map(({ value }) => value)));
  }, []);
  useEffect(() => {
    if (acted) setSelected(new Set(notDone(acted).map(({ row }) => row)));
  }, [acted]);
  const here = new Set(rows.map((row) => String(rowKey(row))));
  const chosen = new Set([...selected].filter((key) => here.has(key)));
  if (!bulk) return { selection: undefined, count: 0 };
  return {
    count: chosen.size,
    selection: {
      selected: chosen,
      onChange: setSelected,
      name: 'row',
      form: FORM,
      allLabel: t('bulk.all'),
      rowLabel: (row) => t('bulk.one', { name: bulk.rowLabel(row) }),
    },
  };
}

/** What can be done with the chosen rows, above them. Without scripts the server says so when none is. */
export function BulkBar<Row>({ bulk, count }: { bulk: BulkActs<Row>; count: number }) {
  const { t } = useTranslation('lists');
  const path = usePath();
  const { pathname, search } = useLocation();
  // Pages that ask first change nothing yet: a list that has no other acts takes no form.
  const method = bulk.acts.some(({ to }) => to === undefined) ? 'post' : 'get';
  return (
    <Stack>
      <ActedRows />
      <Form id={FORM} method={method} action={pathname + search} preventScrollReset aria-label={t('bulk.title')}>
        <Row>
          {bulk.acts.map(({ intent, to, label }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              {...(to === undefined
                ? { name: 'intent', value: intent }
                : { formMethod: 'get' as const, formAction: path(to) })}
            >
              {label}
            </Button>
          ))}
          <span className="muted small" role="status">
            {count > 0 ? t('bulk.chosen', { count }) : ''}
          </span>
        </Row>
      </Form>
    </Stack>
  );
}

const useActed = (): Acted | undefined => useLastAnswer(useActionData<{ acted?: Acted } | undefined>())?.acted;
const notDone = ({ refused, failed, untried }: Acted) => [...refused, ...(failed ? [failed] : []), ...untried];
const namesOf = (rows: readonly ActedRow[]) => rows.map(({ name }) => name).join(', ');

/** Which rows were done, what each of the others was refused for, and where it broke. */
export function ActedRows() {
  const { t } = useTranslation('lists');
  const message = useErrorMessage();
  const acted = useActed();
  // The others were done, and the rows say so.
  useFreshDataAfter(acted);
  if (!acted) return null;
  const { done, refused, failed, untried } = acted;
  const counts = { done: done.length, count: done.length + notDone(acted).length };
  if (counts.count === 0)
    return (
      <div role="alert">
        <Banner tone="warning">{t('bulk.none')}</Banner>
      </div>
    );
  return (
    <div role="alert">
      <Banner
        tone={failed ? 'danger' : 'warning'}
        title={failed ? t('bulk.failed', counts) : t('bulk.refused', counts)}
      >
        <ul>
          {refused.map(({ row, name, error }) => (
            <li key={row}>
              {name}: {message(error)}
            </li>
          ))}
          {failed ? <li>{t('bulk.failedRow', { name: failed.name })}</li> : null}
          {untried.length > 0 ? <li>{t('bulk.untried', { names: namesOf(untried) })}</li> : null}
          {done.length > 0 ? <li>{t('bulk.done', { names: namesOf(done) })}</li> : null}
        </ul>
      </Banner>
    </div>
  );
}
