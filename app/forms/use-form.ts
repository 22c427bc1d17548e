import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod/mini';
import { type LiveForm, type LiveFormOptions, useLiveForm } from './live-form';
import { useChecks } from './use-checks';
import './zod-messages';

export type { LiveForm } from './live-form';

/**
 * A form in both its lives: as the server shows it again, and in the browser, where the same schema checks a field when left and, once it
 * was wrong, at every keystroke. A refused form, whoever refused it, lists its errors and focuses the list.
 */
export const useForm = (
  schema: z.core.$ZodType | ((typed: FormData) => z.core.$ZodType),
  options: LiveFormOptions,
): LiveForm =>
  useLiveForm(options, (asked) =>
    useChecks({
      ...asked,
      values: options.values ?? {},
      asksServer: options.asksServer,
      check: (typed) => parseWithZod(typed, { schema: typeof schema === 'function' ? schema(typed) : schema }),
    }),
  );
