import { useTranslation } from '~/i18n/use-translation';
import type { MessageState } from '@bff/domain/outgoing-messages';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import { stateName, type Stateful, wentToNobody } from './message-names';

const TONES: Record<MessageState, Tone> = {
  failed: 'danger',
  late: 'warning',
  retrying: 'warning',
  waiting: 'info',
  sent: 'success',
  closed: 'neutral',
};

export const messageTone = (message: Stateful): Tone => (wentToNobody(message) ? 'neutral' : TONES[message.state]);

/** The state of an outgoing message in a word. */
export function MessageBadge({ message }: { message: Stateful }) {
  const { t } = useTranslation('outgoing');
  return <StatusBadge tone={messageTone(message)}>{stateName(t, message)}</StatusBadge>;
}
