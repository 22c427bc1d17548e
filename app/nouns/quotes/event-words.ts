import { wordFor } from '~/i18n/open-key';
import type { Translate } from '~/i18n/text-keys';

/** What is logged of something that happened to a quote or to a company's part of its request. */
interface ToldQuoteEvent {
  entity: string;
  from?: string | null | undefined;
  to: string;
  code?: string | null | undefined;
}

/** What was done to a quote or its request, in a sentence; empty for anything else. A state that is come to again says from where. */
export const quoteToldInWords = (t: Translate, { entity, from, to, code }: ToldQuoteEvent): string =>
  code === 'quoteWithdrawn'
    ? t(entity === 'quote' ? 'quotes:event.withdrawn' : 'quotes:event.notAwaited')
    : (code === 'quoteOffered' && wordFor(t, 'quotes:event.sold', to, '')) ||
      wordFor(t, 'quotes:event.after', `${entity}.${from}.${to}`, '') ||
      wordFor(t, 'quotes:event', `${entity}.${to}`, '');
