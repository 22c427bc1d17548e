import type { ReactNode } from 'react';
import styles from './KeyFigures.module.css';

export interface KeyFigure {
  label: string;
  value: ReactNode;
  href?: string | undefined;
  /** Something to compare with: yesterday's value, how long it has waited. */
  note?: ReactNode;
}

/** The few numbers that matter today. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt>{figure.href ? <a href={figure.href}>{figure.label}</a> : figure.label}</dt>
          <dd>
            <bdi>{figure.value}</bdi>
          </dd>
          {figure.note ? (
            <dd className={styles.note}>
              <bdi>{figure.note}</bdi>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
