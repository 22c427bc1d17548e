import type { Translate } from '~/i18n/text-keys';
import { type AskedField, confirmationSchema } from '~/screens/confirmation';

/** Money moved outside the product: where to find it, and why. */
export const byHandSchema = confirmationSchema(['reference', 'reason']);

/** The fields for that, with texts from `payments`. */
export const byHandFields = (t: Translate, texts: 'handle' | 'elsewhere'): AskedField[] =>
  (['reference', 'reason'] as const).map((name) => ({
    name,
    label: t(`payments:${texts}.${name}`),
    hint: t(`payments:${texts}.${name}Hint`),
  }));
