// eslint-disable-next-line no-restricted-syntax -- its only input is the checkboxes of the table's rows
import { Form, useActionData, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { formatList } from '@formats';
import { Banner } from '@ds/patterns/Banner/Banner';
import type { TableSelection } from '@ds/patterns/Table/Table';
import { Button } from '@ds/primitives/Button/Button';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useErrorMessage } from '~/forms/error-text';
import { useFrame } from '~/frame/frame-parts';
import { useLocale, usePath } from '~/http/paths';
import { useFreshDataAfter, useLastAnswer } from '~/navigation/use-last-answer';
import type { Acted, ActedRow } from './acted';
import { leaveTicks, takeTicks } from './left-ticks';

const FORM = 'chosen-rows';
const BOX = 'row';

/**
 * `intent`: the list action's, for the selected rows. `to`: the page that asks first, a path without locale, which gets them as `?row=`. An
 * act that asks has both if it is not the list's only act: text browsers send every button to the form's own address.
 */
type BulkAct = { label: string } & ({ intent: string; to?: string } | { to: string; intent?: undefined });

export interface BulkActs<Row> {
  acts: readonly BulkAct[];
  /** The name of a row's checkbox. */
  rowLabel: (row: Row) => string;
  /** Why a row cannot be acted on, as a part of a sentence; without it, all can. */
  whyNot?: (row: Row) => string | undefined;
}

/** Where no row can be chosen, neither checkboxes nor actions are shown. */
export const actsOn = <Row,>(bulk: BulkActs<Row> | undefined, rows: readonly Row[]): BulkActs<Row> | undefined =>
  rows.some((row) => bulk?.whyNot?.(row) === undefined) ? bulk : undefined;

interface Chosen<Row> {
  selection: TableSelection<Row> | undefined;
  selected: ReadonlySet<string>;
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
  const { pathname } = useLocation();
  // As the list is come to: what its page says later changes no ticks.
  const come = useRef({ list: pathname, isDone: Boolean(useFrame()?.flash) });
  // Rows that were not done stay selected, and so do checkboxes ticked before hydration, or before an act that was thought better of.
  useEffect(() => {
    const ticked = document.querySelectorAll<HTMLInputElement>(`#${FORM} input[name=${BOX}]:checked`);
    const left = takeTicks(come.current.list);
    if (ticked.length > 0) setSelected(new Set([...ticked].map(({ value }) => value)));
    else if (left && !come.current.isDone) setSelected(left);
  }, []);
  useEffect(() => {
    if (acted) setSelected(new Set(notDone(acted).map(({ row }) => row)));
  }, [acted]);
  const here = new Set(rows.map((row) => String(rowKey(row))));
  const left = [...selected].filter((key) => here.has(key));
  // The same set as long as it has the same rows: the table announces a new one.
  const chosen = left.length === selected.size ? selected : new Set(left);
  if (!bulk) return { selection: undefined, selected: chosen };
  return {
    selected: chosen,
    selection: {
      selected: chosen,
      onChange: setSelected,
      name: BOX,
      allLabel: t('bulk.all'),
      rowLabel: (row) => t('bulk.one', { name: bulk.rowLabel(row) }),
      whyNot: (row) => {
        const why = bulk.whyNot?.(row);
        return why === undefined ? undefined : t('bulk.closed', { why });
      },
    },
  };
}

interface BulkFormProps<Row> {
  bulk: BulkActs<Row>;
  rows: readonly Row[];
  chosen: ReadonlySet<string>;
  table: ReactNode;
}

/**
 * The bulk actions, above the rows. Without scripts the server reports an empty selection. The form holds the rows' table, because text
 * browsers send no checkbox that stands outside it: rows of such a list have no forms of their own.
 */
export function BulkForm<Row>({ bulk, rows, chosen, table }: BulkFormProps<Row>) {
  const count = chosen.size;
  const { t } = useTranslation('lists');
  const locale = useLocale();
  const reasons = new Set(rows.flatMap((row) => bulk.whyNot?.(row) ?? []));
  const path = usePath();
  const { pathname, search } = useLocation();
  // A page that asks first changes nothing yet: a list whose only act is such a page accepts no form.
  const [only] = bulk.acts.filter(({ intent }) => intent === undefined);
  const address = only?.to === undefined ? pathname + search : path(only.to);
  return (
    <Stack>
      <ActedRows />
      <Form
        id={FORM}
        method={only ? 'get' : 'post'}
        action={address}
        preventScrollReset
        aria-label={t('bulk.title')}
        onSubmit={({ nativeEvent }) => {
          const { submitter } = nativeEvent as SubmitEvent;
          if (only || submitter?.getAttribute('formmethod') === 'get') leaveTicks(pathname, chosen);
        }}
        // Enter on a checkbox would take the first action.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
      >
        <Stack>
          <Row>
            {bulk.acts.map(({ intent, to, label }) => (
              <Button
                key={label}
                variant="secondary"
                size="small"
                {...(intent !== undefined && { name: 'intent', value: intent })}
                {...(intent !== undefined && to !== undefined && { formMethod: 'get', formAction: path(to) })}
              >
                {label}
              </Button>
            ))}
            {reasons.size > 0 ? (
              <>
                <Apart />
                <span className="muted small">{t('bulk.closedRows', { why: formatList([...reasons], locale) })}</span>
              </>
            ) : null}
            {/* Seen only: the table says it itself as rows are chosen. */}
            <span className="muted small">{count > 0 ? t('bulk.chosen', { count }) : ''}</span>
            <span role="status" className="visually-hidden">
              {count > 0 ? t('bulk.where') : ''}
            </span>
          </Row>
          {table}
        </Stack>
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
