import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Button,
  Text,
} from 'react-aria-components/Toast';
import banner from '@ds/patterns/Banner/Banner.module.css';
import type { ShownToast, ToastRegionProps } from '@ds/patterns/Toast/toast-props';
import { Icon } from '@ds/pictures/Icon/Icon';
import tones from '@ds/primitives/StatusBadge/tones.module.css';
import { classNames } from '@ds/support/class-names';
import styles from './Toasts.module.css';

/** The queue of messages, waiting and shown. */
export const toasts = new ToastQueue<ShownToast>({ maxVisibleToasts: 3 });

const ICONS = { success: 'check', danger: 'warning', info: 'info' } as const;

export function EnhancedToastRegion({ label, closeLabel }: ToastRegionProps) {
  return (
    <ToastRegion queue={toasts} aria-label={label} className={styles.region ?? ''}>
      {({ toast }) => {
        const { tone, text, action } = toast.content;
        return (
          <Toast toast={toast} className={classNames(banner.banner, tones[tone], styles.toast)}>
            <Icon name={ICONS[tone]} size={20} />
            <ToastContent className={banner.body ?? ''}>
              <Text slot="title">{text}</Text>
              {action ? (
                <Button
                  slot={null}
                  className={styles.action ?? ''}
                  onPress={() => {
                    toasts.close(toast.key);
                    action.onPress();
                  }}
                >
                  {action.label}
                </Button>
              ) : null}
            </ToastContent>
            <Button slot="close" aria-label={closeLabel} className={classNames(banner.close, styles.close)}>
              <Icon name="cross" />
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
