import { useLocation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { buttonName } from '@formats';
import { ROW_COUNTS } from '#fields/list-rows';
import { SortableList } from '@ds/patterns/SortableList/SortableList';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Disclosure, DisclosureLink } from '@ds/primitives/Disclosure/Disclosure';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { ToggleButtonGroup } from '@ds/primitives/ToggleButtonGroup/ToggleButtonGroup';
import { Reach } from '@ds/support/reach';
import { useScripts } from '@ds/support/use-scripts';
import { usePath } from '~/http/paths';
import { type ListColumn, shownColumns } from './columns';
import { COLUMN_ORDER, type Look, lookPath, MOVE } from './look';
import type { Saving } from './use-look';
import styles from './ListLook.module.css';

/** These are saved as soon as they are chosen. */
const AT_ONCE = ['dense', 'rows', 'order'];

const PLAIN = 'plain';
/** In an address: the choices are shown. */
const OPEN = 'look';

const keysOf = (columns: readonly ListColumn<never>[]) => columns.map(({ key }) => key);

export interface ListLookProps {
  /** The list's path without locale. */
  path: string;
  columns: readonly ListColumn<never>[];
  look: Look;
  saving: Saving;
}

/**
 * Which columns a list shows and in which order, how close its rows stand and how many there are. All but the choice of columns applies
 * immediately; without scripts the button saves everything, and a link shows the choices: a text browser, which folds nothing, would read
 * them all before every list.
 */
export function ListLook({ path, columns, look, saving }: ListLookProps) {
  const { t } = useTranslation('lists');
  const words = useTranslation().t;
  const { pathname, search } = useLocation();
  const to = lookPath(path);
  const action = usePath()(to ?? '');
  const form = useRef<HTMLFormElement>(null);
  const shown = shownColumns(columns, look.columns);
  const [start, setStart] = useState({ count: 0, ticked: keysOf(shown) });
  const hasScripts = useScripts();
  if (to === undefined) return null;
  const asked = new URLSearchParams(search);
  const isOpen = asked.has(OPEN);
  if (!hasScripts && !isOpen) {
    asked.set(OPEN, 'open');
    return (
      <div className="no-print">
        <DisclosureLink href={`${pathname}?${asked}`}>{t('look.title')}</DisclosureLink>
      </div>
    );
  }
  const movable = shown.filter(({ rowHeader }) => !rowHeader);
  return (
    <div className={`${styles.look} no-print`}>
      <Disclosure summary={t('look.title')} open={isOpen}>
        <saving.Form
          ref={form}
          method="post"
          action={action}
          preventScrollReset
          onInput={({ target, currentTarget }) => {
            if (target instanceof HTMLInputElement && AT_ONCE.includes(target.name)) saving.submit(currentTarget);
          }}
          onSubmit={({ nativeEvent }) => {
            if ((nativeEvent as SubmitEvent).submitter?.getAttribute('name') !== buttonName(PLAIN, 'on')) return;
            setStart({ count: start.count + 1, ticked: keysOf(shownColumns(columns, undefined)) });
          }}
        >
          <input type="hidden" name="list" value={path} />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Reach around={form}>
            <Stack>
              {/* Beside each other where there is room: what they change stays in sight below. */}
              <Columns>
                <CheckboxGroup
                  // The ticks are the user's, whatever is being saved meanwhile. Who asks for the plain columns starts anew.
                  key={start.count}
                  name="column"
                  legend={t('look.columns')}
                  options={columns
                    .filter(({ rowHeader }) => !rowHeader)
                    .map(({ key, label }) => ({ value: key, label: words(label) }))}
                  defaultValue={start.ticked}
                />
                {movable.length > 1 ? (
                  <Fieldset legend={t('look.order')}>
                    <SortableList
                      id={COLUMN_ORDER}
                      name="order"
                      intentName={MOVE}
                      label={t('look.order')}
                      items={movable.map(({ key, label }) => ({ id: key, label: words(label) }))}
                      texts={{ up: t('look.up'), down: t('look.down'), drag: t('look.drag') }}
                    />
                  </Fieldset>
                ) : null}
                <Stack>
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
                </Stack>
              </Columns>
              <Row>
                <Button variant="secondary">{t('look.save')}</Button>
                {look.columns ? (
                  <Button variant="plain" name={PLAIN} value="on">
                    {t('look.plain')}
                  </Button>
                ) : null}
              </Row>
            </Stack>
          </Reach>
        </saving.Form>
      </Disclosure>
    </div>
  );
}
