import { Icon } from '@ds/pictures/Icon/Icon';
import styles from '@ds/patterns/Banner/Banner.module.css';
import { classNames } from '@ds/support/class-names';

export interface ToastProps {
  tone: 'success' | 'danger' | 'info';
  children: string;
  closeLabel: string;
}

/** The answer to what was done on the page before. Without scripts a banner; with them it goes after 5 s (not while it is pointed at or focused), and has a button that the script makes. */
export function Toast({ tone, children, closeLabel }: ToastProps) {
  return (
    <div
      className={classNames(styles.banner, tone !== 'info' && styles[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-toast={tone === 'danger' ? 'stays' : ''}
    >
      <Icon name={tone === 'success' ? 'check' : tone === 'danger' ? 'warning' : 'info'} size={20} />
      <div className={styles.body}>{children}</div>
      <div className={`${styles.close} needs-scripts`} data-toast-close={closeLabel}>
        <Icon name="cross" />
      </div>
    </div>
  );
}
