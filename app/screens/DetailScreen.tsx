import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { Screen, type ScreenProps } from './FormScreen';

/** A page about one thing: what it is, and what can be done with it. A refusal of one of its buttons is shown at the top. */
export function DetailScreen({ children, ...screen }: ScreenProps) {
  const { summary } = useShownForm(useActionData<FormReply>());
  return (
    <Screen {...screen}>
      <ErrorSummary {...summary} />
      {children}
    </Screen>
  );
}

/** A section of such a page, with its heading. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}
