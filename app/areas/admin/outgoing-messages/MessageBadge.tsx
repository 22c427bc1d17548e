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

/** The state of an outgoing message in a word. */
export function MessageBadge({ message }: { message: Stateful }) {
  const { t } = useTranslation('outgoing');
  const tone = wentToNobody(message) ? 'neutral' : TONES[message.state];
  return <StatusBadge tone={tone}>{stateName(t, message)}</StatusBadge>;
}
