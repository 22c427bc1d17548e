import { Fragment, type ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import { Button } from '@ds/primitives/Button/Button';
import styles from './CookieBanner.module.css';

export interface CookieBannerProps {
  title: string;
  text: ReactNode;
  /** Where the answer is posted. */
  action: string;
  /** Choices of equal weight. */
  choices: readonly { name: string; value: string; label: string }[];
  settings: { href: string; label: string };
  /** On a telephone it waits at the page's end instead of staying in sight: where what it would cover is being bought. */
  waits?: boolean | undefined;
  /** Hidden fields: where to return to. */
  children?: ReactNode;
}

/** The cookie question: part of the page rather than an overlay, and a form, so it works without scripts. */
export function CookieBanner({ title, text, action, choices, settings, waits, children }: CookieBannerProps) {
  return (
    <section className={classNames(styles.cookies, waits && styles.waiting, 'no-print')} aria-label={title}>
      <form method="post" action={action} data-beside="" className={styles.inner}>
        {children}
        <div className={`${styles.text} small`}>{text}</div>
        <div className={styles.actions}>
          {choices.map((choice) => (
            <Fragment key={choice.value}>
              <Button variant="secondary" size="small" name={choice.name} value={choice.value}>
                {choice.label}
              </Button>{' '}
            </Fragment>
          ))}
          <a href={settings.href} className="small">
            {settings.label}
          </a>
        </div>
      </form>
    </section>
  );
}
