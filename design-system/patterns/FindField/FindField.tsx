import { useEffect, useRef } from 'react';
import { Icon } from '@ds/pictures/Icon/Icon';
import { Button } from '@ds/primitives/Button/Button';
import { useScripts } from '@ds/support/use-scripts';
import styles from './FindField.module.css';

export interface FindFieldProps {
  /** Where the form leads; asks by `q`. */
  action: string;
  texts: {
    /** What this is («Snabbsök»). */
    title: string;
    /** What can be found. */
    label: string;
    submit: string;
    /** The keys that open the palette («Ctrl K»). */
    keys: string;
  };
  /** What the page that is shown was asked for. */
  asked?: string | undefined;
  /** The address of the page that is shown: when it changes after the form was sent, the field shows what that page was asked for. */
  at?: string | undefined;
  /** Opens the palette, in a page that lives. */
  onOpen?: (() => void) | undefined;
}

/** One line on top of every page of a dashboard: a number or a name, and there. A plain form; where there are scripts also the palette's button. */
export function FindField({ action, texts, asked = '', at, onOpen }: FindFieldProps) {
  const isAlive = useScripts();
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    // What is typed while another page comes is nobody's answer yet, and stays.
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
      <label htmlFor="find-anything" className="visually-hidden">
        {texts.label}
      </label>
      <span className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          id="find-anything"
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={120}
          placeholder={texts.label}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
        {isAlive && onOpen ? (
          <button type="button" className={styles.keys} onClick={onOpen} aria-keyshortcuts="Control+K Meta+K">
            <span className="visually-hidden">{texts.title} </span>
            <kbd>{texts.keys}</kbd>
          </button>
        ) : null}
      </span>
      <Button variant="secondary" size="small">
        {texts.submit}
      </Button>
    </form>
  );
}
