import type { FormReply } from '~/forms/parse-form.server';
import type { RouteValues } from './RoutePart';

/** In the address of a typed trip: back in its form, rather than what it would become. */
export const EDIT = 'edit';

export const countsOf = ({ adults, children, wheelchairs }: RouteValues) => ({ adults, children, wheelchairs });

/** The numbers of a form that was refused. */
export const typedCounts = (reply: FormReply | undefined): Partial<RouteValues> =>
  Object.fromEntries(
    Object.entries(reply?.initialValue ?? {}).filter(
      ([name, value]) => ['adults', 'children', 'wheelchairs'].includes(name) && typeof value === 'string',
    ),
  );

/** Why what a preview sent was refused: the form says it, since there is no such preview any more. */
export const refusalsOf = (reply: FormReply | undefined): { field: string; message: string }[] =>
  Object.entries(reply?.error ?? {}).flatMap(([field, messages]) =>
    (messages ?? []).map((message) => ({ field, message })),
  );
