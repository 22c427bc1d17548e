import type { ReactNode } from 'react';
import { Money } from '@ds/primitives/Money/Money';
import styles from './PriceSummary.module.css';

export interface PriceSummaryProps {
  title: string;
  /** The customer's price in öre. */
  total: number;
  /** With its öre: what is charged, once somebody has chosen. Without it, in whole kronor, as the results compare prices. */
  exact?: boolean | undefined;
  /** Tax and what the price includes. */
  note: string;
  /** How long it is held, the lines (Disclosure), what to do. */
  children?: ReactNode;
}

/** The price, large, with what belongs to it. */
export function PriceSummary({ title, total, exact, note, children }: PriceSummaryProps) {
  return (
    <section className={styles.summary} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.amount}>
        <Money ore={total} whole={!exact} />
      </p>
      <p className="small muted">{note}</p>
      {children}
    </section>
  );
}
