// eslint-disable-next-line no-restricted-syntax -- it has no input of its own: its checkboxes are in the table's rows
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

/** One form for all rows' checkboxes, which are outside it because a row may have a form of its own. */
const FORM = 'chosen-rows';

interface BulkAct {
  /** The list action's intent for the selected rows… */
  intent?: string;
  /** …or the page that asks first: a path without locale, which gets them as `?row=`. */
  to?: string;
  label: string;
}

export interface BulkActs<Row> {
  acts: readonly BulkAct[];
  /** The name of a row's checkbox. */
  rowLabel: (row: Row) => string;
  /** Which rows can be acted on; without it, all. */
  mayChoose?: (row: Row) => boolean;
}

/** Where no row can be chosen, neither checkboxes nor actions are shown. */
export const actsOn = <Row,>(bulk: BulkActs<Row> | undefined, rows: readonly Row[]): BulkActs<Row> | undefined =>
  rows.some((row) => bulk?.mayChoose?.(row) ?? true) ? bulk : undefined;

interface Chosen<Row> {
  selection: TableSelection<Row> | undefined;
  count: number;
}

/** The selected rows, without those that are no longer on the page. */
export function useBulk<Row>(
  bulk: BulkActs<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
): Chosen<Row> {
  const { t } = useTranslation('lists');
  const acted = useActed();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  // Rows that were not done stay selected, and so do checkboxes ticked before hydration.
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
      mayChoose: bulk.mayChoose,
    },
  };
}

/** The bulk actions, above the rows. Without scripts the server reports an empty selection. */
export function BulkBar<Row>({ bulk, count }: { bulk: BulkActs<Row>; count: number }) {
  const { t } = useTranslation('lists');
  const path = usePath();
  const { pathname, search } = useLocation();
  // Pages that ask first change nothing yet: a list with only such actions accepts no form.
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

/** Which rows were done, why others were refused, and where it failed. */
export function ActedRows() {
  const { t } = useTranslation('lists');
  const message = useErrorMessage();
  const acted = useActed();
  // The other rows were done, and must show it.
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
