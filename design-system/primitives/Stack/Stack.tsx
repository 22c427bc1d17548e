import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Stack.module.css';

export interface StackProps {
  /** 8, 16, 32 or 48 px. */
  gap?: 's' | 'm' | 'l' | 'xl' | undefined;
  as?: 'div' | 'section' | 'article' | 'aside' | 'ol' | undefined;
  /** The id of the heading that names a section. */
  labelledBy?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Things below each other with equal space between. */
export function Stack({ gap = 'm', as: Tag = 'div', labelledBy, id, children }: StackProps) {
  return (
    <Tag id={id} aria-labelledby={labelledBy} className={classNames(styles.stack, gap !== 'm' && styles[gap])}>
      {children}
    </Tag>
  );
}
