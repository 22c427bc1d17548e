import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Card.module.css';

export interface CardProps {
  /** `raised` for the main thing on a page, `quiet` for something secondary. */
  look?: 'plain' | 'raised' | 'quiet' | undefined;
  as?: 'div' | 'section' | 'aside' | 'article' | undefined;
  labelledBy?: string | undefined;
  /** In a dashboard: the link of its h3 is the whole card. */
  leads?: boolean | undefined;
  children: ReactNode;
}

/** A sheet of its own. Prefer rules and space; a card is for what is filled in or acted on. */
export function Card({ look = 'plain', as: Tag = 'div', labelledBy, leads, children }: CardProps) {
  return (
    <Tag
      className={classNames(styles.card, look !== 'plain' && styles[look])}
      aria-labelledby={labelledBy}
      data-leads={leads ? '' : undefined}
    >
      {children}
    </Tag>
  );
}
