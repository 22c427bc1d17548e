import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Card.module.css';

export interface CardProps {
  /** `raised` for the one thing a page is for, `quiet` for what stands aside. */
  look?: 'plain' | 'raised' | 'quiet' | undefined;
  as?: 'div' | 'section' | 'aside' | 'article' | undefined;
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A sheet of its own. Rules and space come first; a card is for what is filled in or acted on. */
export function Card({ look = 'plain', as: Tag = 'div', labelledBy, children }: CardProps) {
  return (
    <Tag className={classNames(styles.card, look !== 'plain' && styles[look])} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
