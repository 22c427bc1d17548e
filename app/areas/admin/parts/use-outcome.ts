import type { MessageState } from '@bff/domain/outgoing-messages';
import type { RefundStatus } from '@bff/domain/payments';
import { isUnsettled } from '@states/payment-states';
import { useFreshDataWhile } from '~/navigation/use-last-answer';

interface OnItsWay {
  refunds?: readonly { status: RefundStatus }[];
  messages?: readonly { state: MessageState }[];
}

/** Shows how a refund or a mail went that an act has just set on its way. */
export const useOutcome = ({ refunds = [], messages = [] }: OnItsWay): void =>
  useFreshDataWhile(refunds.some(isUnsettled) || messages.some(({ state }) => state === 'waiting'));
