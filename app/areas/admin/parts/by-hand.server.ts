import type { Translate } from '~/i18n/text-keys';
import { type AskedField, confirmationSchema } from '~/screens/confirmation';

/** What was done with money outside the product: where it can be found, and why. */
export const byHandSchema = confirmationSchema(['reference', 'reason']);

/** What is asked for then, in the words of `payments`. */
export const byHandFields = (t: Translate, texts: 'handle' | 'elsewhere'): AskedField[] =>
  (['reference', 'reason'] as const).map((name) => ({
    name,
    label: t(`payments:${texts}.${name}`),
    hint: t(`payments:${texts}.${name}Hint`),
  }));
