import { Fragment, type ReactNode } from 'react';
import { Button } from '@ds/primitives/Button/Button';
import styles from './CookieBanner.module.css';

export interface CookieBannerProps {
  title: string;
  text: ReactNode;
  /** Where the answer is posted. */
  action: string;
  /** Equal choices, none louder than the other. */
  choices: readonly { name: string; value: string; label: string }[];
  settings: { href: string; label: string };
  /** Hidden fields: where to come back to. */
  children?: ReactNode;
}

/** The question about cookies: part of the page, not over it; a form, so it works without scripts. */
export function CookieBanner({ title, text, action, choices, settings, children }: CookieBannerProps) {
  return (
    <section className={`${styles.cookies} no-print`} aria-label={title}>
      <form method="post" action={action} className={styles.inner}>
        {children}
        <div className={styles.text}>{text}</div>
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
