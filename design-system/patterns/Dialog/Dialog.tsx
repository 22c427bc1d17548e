import { onceLoaded } from '@ds/support/once-loaded';
import type { DialogProps } from './dialog-props';

const Loaded = onceLoaded<DialogProps>(
  () => import('@ds/enhanced/Dialog/EnhancedDialog').then(({ EnhancedDialog }) => EnhancedDialog),
  ({ isOpen }) => isOpen,
);

/** A question answered without leaving the page. Without scripts it does not exist: its trigger is a link to a page that asks the same. */
export const Dialog = (props: DialogProps) => <Loaded {...props} />;
