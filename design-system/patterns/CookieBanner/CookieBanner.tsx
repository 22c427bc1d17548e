import { Fragment, type ReactNode } from 'react';
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
  /** Hidden fields: where to return to. */
  children?: ReactNode;
}

/** The cookie question: part of the page rather than an overlay, and a form, so it works without scripts. */
export function CookieBanner({ title, text, action, choices, settings, children }: CookieBannerProps) {
  return (
    <section className={`${styles.cookies} no-print`} aria-label={title}>
      <form method="post" action={action} className={styles.inner}>
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
