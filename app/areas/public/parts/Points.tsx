import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Points.module.css';

interface PointsProps {
  /** `ol`: steps, numbered at their headings. `dl`: each a name with its icon, and a text. */
  as?: 'ul' | 'ol' | 'dl';
  /** In three columns instead of four, so that none of six is left over. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** Short things beside each other, as many as there is room for. */
export function Points({ as: List = 'ul', isWide, children }: PointsProps) {
  return (
    <List className={classNames(styles.points, isWide && styles.wide, List === 'ol' && styles.steps)}>{children}</List>
  );
}
