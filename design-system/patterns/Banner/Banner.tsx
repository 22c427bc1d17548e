import type { ReactNode } from 'react';
import { Icon, type IconName } from '@ds/pictures/Icon/Icon';
import tones from '@ds/primitives/StatusBadge/tones.module.css';
import { classNames } from '@ds/support/class-names';
import styles from './Banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<BannerTone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export interface BannerProps {
  tone?: BannerTone | undefined;
  title?: string | undefined;
  children: ReactNode;
}

/** Something to know about this page. It stays. */
export function Banner({ tone = 'info', title, children }: BannerProps) {
  return (
    <div className={classNames(styles.banner, tones[tone])}>
      <Icon name={icons[tone]} size={20} />
      <div className={styles.body}>
        {title ? <strong>{title} </strong> : null}
        {children}
      </div>
    </div>
  );
}
