import { useTranslation } from '~/i18n/use-translation';
import type { MessageState } from '@bff/domain/outgoing-messages';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const TONES: Record<MessageState, Tone> = {
  failed: 'danger',
  late: 'warning',
  retrying: 'warning',
  waiting: 'info',
  sent: 'success',
  closed: 'neutral',
};

/** The state of an outgoing message in a word. */
export function MessageBadge({ state }: { state: MessageState }) {
  const { t } = useTranslation('outgoing');
  return <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>;
}
