import { useEffect, useRef } from 'react';
import { Icon } from '@ds/pictures/Icon/Icon';
import { Button } from '@ds/primitives/Button/Button';
import { FIND_FIELD_ID as ID } from './find-shortcut';
import { useScripts } from '@ds/support/use-scripts';
import styles from './FindField.module.css';

export interface FindFieldProps {
  /** The form's action; the query is `q`. */
  action: string;
  texts: {
    /** The heading («Snabbsök»). */
    title: string;
    /** What can be found. */
    label: string;
    submit: string;
    /** The keys that open the palette («Ctrl K»). */
    keys: string;
  };
  /** The query of the current page. */
  asked?: string | undefined;
  /** The current page's address: when it changes after a submission, the field shows that page's query. */
  at?: string | undefined;
  /** Opens the palette on a hydrated page. */
  onOpen?: (() => void) | undefined;
}

/** One line at the top of every dashboard page that jumps to a number or name. A plain form; with scripts also the palette's button. */
export function FindField({ action, texts, asked = '', at, onOpen }: FindFieldProps) {
  const isAlive = useScripts();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<HTMLButtonElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    // Text typed while another page loads has not been submitted yet, so it stays.
    if (isSent.current && input.current) input.current.value = asked;
    isSent.current = false;
  }, [at, asked]);
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={texts.title}
      className={styles.form}
      onSubmit={() => {
        isSent.current = true;
      }}
    >
      {/* On a line of its own in w3m, where it would run into the field. */}
      <div className="visually-hidden">
        <label htmlFor={ID}>{texts.label}</label>
      </div>
      <span className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          id={ID}
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={120}
          placeholder={texts.label}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          // A tap opens the palette where its button is not shown, as on telephones.
          onClick={() => {
            if (keys.current?.getClientRects().length === 0) onOpen?.();
          }}
        />
        {isAlive && onOpen ? (
          <button
            ref={keys}
            type="button"
            className={styles.keys}
            onClick={onOpen}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <span className="visually-hidden">{texts.title} </span>
            <kbd>{texts.keys}</kbd>
          </button>
        ) : null}
      </span>{' '}
      <Button variant="secondary" size="small">
        {texts.submit}
      </Button>
    </form>
  );
}
