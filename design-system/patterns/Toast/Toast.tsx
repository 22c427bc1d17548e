// Traces: S9-030, S9-031
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@ds/pictures/Icon/Icon';
import banner from '@ds/patterns/Banner/Banner.module.css';
import tones from '@ds/primitives/StatusBadge/tones.module.css';
import { classNames } from '@ds/support/class-names';
import { useScripts } from '@ds/support/use-scripts';
import { showToast } from './show-toast';
import type { ToastTone } from './toast-props';
import styles from './Toast.module.css';

export interface ToastProps {
  tone: ToastTone;
  children: string;
  closeLabel: string;
  /** A part of the page until it is closed or left: where it would lie over what is to be read. */
  isInPage?: boolean;
}

/**
 * The response to what was done on the previous page. Without scripts a banner; with the small scripts it disappears after 5 s (not while
 * hovered or focused) and gets a close button; on a hydrated page it becomes one of the region's messages.
 */
export function Toast({ tone, children, closeLabel, isInPage = false }: ToastProps) {
  const isAlive = useScripts();
  const [isHandedOver, setHandedOver] = useState(isAlive);
  useEffect(() => {
    if (!isAlive) return;
    // Removed here first, so that nobody sees or hears it twice. If the region's script cannot be loaded, it is a banner.
    showToast({ tone, text: children }, () => flushSync(() => setHandedOver(true))).catch(() => setHandedOver(false));
  }, [isAlive, tone, children]);
  if (isHandedOver) return null;
  return (
    <div
      className={classNames(banner.banner, tones[tone], !isInPage && styles.toast)}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-toast={tone === 'danger' || isInPage ? 'stays' : ''}
    >
      <Icon name={tone === 'success' ? 'check' : tone === 'danger' ? 'warning' : 'info'} size={20} />
      <div className={banner.body}>{children}</div>
      <div className={`${banner.close} needs-scripts`} data-toast-close={closeLabel}>
        <Icon name="cross" />
      </div>
    </div>
  );
}
