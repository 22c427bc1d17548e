import { type FetcherWithComponents, useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ROW_COUNTS } from '#fields/list-rows';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { ToggleButtonGroup } from '@ds/primitives/ToggleButtonGroup/ToggleButtonGroup';
import { usePath } from '~/http/paths';
import { type ListColumn, shownColumns } from './columns';
import { type Look, lookPath } from './look';

/** These are saved as soon as they are chosen. */
const AT_ONCE = ['dense', 'rows'];

type Saving = FetcherWithComponents<unknown>;

/** The list's look: while it is being saved the new one, otherwise the page's. */
export function useLook(saved: Look): { look: Look; saving: Saving } {
  const saving = useFetcher();
  const { formData } = saving;
  const look = formData
    ? {
        isDense: formData.get('dense') === 'on',
        rows: saved.rows,
        columns: formData.has('plain') ? undefined : formData.getAll('column').map(String),
      }
    : saved;
  return { look, saving };
}

interface ListLookProps {
  /** The list's path without locale. */
  path: string;
  columns: readonly ListColumn<never>[];
  look: Look;
  saving: Saving;
}

/**
 * Which columns a list shows, how close its rows stand and how many there are. Row height applies immediately; without scripts the button
 * saves everything.
 */
export function ListLook({ path, columns, look, saving }: ListLookProps) {
  const { t } = useTranslation('lists');
  const words = useTranslation().t;
  const { pathname, search } = useLocation();
  const to = lookPath(path);
  const action = usePath()(to ?? '');
  if (to === undefined) return null;
  const shown = shownColumns(columns, look.columns);
  return (
    <div className="no-print">
      <Disclosure summary={t('look.title')}>
        <saving.Form
          method="post"
          action={action}
          preventScrollReset
          onInput={({ target, currentTarget }) => {
            if (target instanceof HTMLInputElement && AT_ONCE.includes(target.name)) saving.submit(currentTarget);
          }}
        >
          <input type="hidden" name="list" value={path} />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Stack>
            <CheckboxGroup
              // If the choice changes from elsewhere (reset to the plain columns), the checkboxes start anew.
              key={shown.map(({ key }) => key).join()}
              name="column"
              legend={t('look.columns')}
              options={columns
                .filter(({ rowHeader }) => !rowHeader)
                .map(({ key, label }) => ({ value: key, label: words(label) }))}
              defaultValue={shown.map(({ key }) => key)}
            />
            <ToggleButtonGroup
              name="dense"
              legend={t('look.rows')}
              options={[
                { value: 'off', label: t('look.plainRows') },
                { value: 'on', label: t('look.closeRows') },
              ]}
              defaultValue={look.isDense ? 'on' : 'off'}
            />
            <ToggleButtonGroup
              name="rows"
              legend={t('look.count')}
              options={ROW_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
              defaultValue={String(look.rows)}
            />
            <Row>
              <Button variant="secondary">{t('look.save')}</Button>
              {look.columns ? (
                <Button variant="plain" name="plain" value="on">
                  {t('look.plain')}
                </Button>
              ) : null}
            </Row>
          </Stack>
        </saving.Form>
      </Disclosure>
    </div>
  );
}
