import type { ReactNode } from 'react';
import styles from './Hero.module.css';

export interface HeroProps {
  title: string;
  lead: string;
  /** Beside the title where there is room (HeroScene); it rests on the content below. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The top of the main page: what this is, and the form that does it. */
export function Hero({ title, lead, picture, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <div className={styles.text}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {picture ? <div className={styles.picture}>{picture}</div> : null}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
