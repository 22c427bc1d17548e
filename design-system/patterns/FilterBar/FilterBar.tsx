import { type ReactNode, useRef } from 'react';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Button } from '@ds/primitives/Button/Button';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { Reach } from '@ds/support/reach';
import { classNames } from '@ds/support/class-names';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  /** The target of links; a folded form opens for them. */
  id?: string | undefined;
  /** The button's word on a narrow screen («Filtrera»). */
  title: string;
  /** Where the form goes; the page itself by default. */
  action?: string | undefined;
  /** What the address must keep besides the filters, in order. */
  keep?: readonly (readonly [name: string, value: string])[] | undefined;
  apply: string;
  /** With scripts the button says this once something has changed: what the page it leads to has here. */
  counted?: string | undefined;
  /** The page that the form leads to is read from here: the id of its results. */
  leadsTo?: string | undefined;
  clear?: { href: string; label: string } | undefined;
  /** Of another layout than a column (FilterRow). */
  formClass?: string | undefined;
  /** How many are set, or what they leave («11 av 96»), shown on the narrow screen's button. */
  count?: number | string | undefined;
  open?: boolean | undefined;
  /** The page says what is wrong, beside the fields: the browser's own message is off. */
  noValidate?: boolean | undefined;
  children: ReactNode;
}

/** Filters and sorting as a plain GET form: the address holds the state. Folded on a narrow screen. */
export function FilterBar({
  id,
  title,
  action,
  keep = [],
  apply,
  counted,
  leadsTo,
  clear,
  formClass,
  count,
  open,
  noValidate,
  children,
}: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <NarrowFold title={count ? `${title} (${count})` : title} open={open} isPrinted={false}>
      <form
        ref={form}
        id={id}
        method="get"
        action={action}
        role="search"
        noValidate={noValidate}
        aria-label={title}
        className={classNames(styles.form, formClass ?? styles.column)}
      >
        {keep.map(([name, value], index) => (
          <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
        ))}
        <Reach around={form}>{children}</Reach>
        <div className={styles.actions}>
          {/* Not the form's own: w3m, which knows no button's, makes no address of an action that names a part of a page. */}
          <Button variant="secondary" data-counted={counted} formAction={leadsTo && `${action ?? ''}#${leadsTo}`}>
            {apply}
          </Button>
          {clear ? (
            <>
              <Apart />
              <a href={clear.href}>{clear.label}</a>
            </>
          ) : null}
          {counted === undefined ? null : <span role="status" className="visually-hidden" />}
        </div>
      </form>
    </NarrowFold>
  );
}
