import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import * as z from 'zod/mini';
import { Form } from '~/forms/Form';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { useForm } from '~/forms/use-form';
import { Screen, type ScreenProps } from './FormScreen';

/** A page about one thing: what it is, and what can be done about it. What one of its buttons was refused stands on top. */
export function DetailScreen({ children, ...screen }: ScreenProps) {
  const { summary } = useShownForm(useActionData<FormReply>());
  return (
    <Screen {...screen}>
      <ErrorSummary {...summary} />
      {children}
    </Screen>
  );
}

/** A part of such a page, under its heading. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

interface ActButtonProps extends ButtonLook {
  /** Which of the page's acts it is, for its action, and what it is about. */
  sends: Readonly<Record<string, string | number>>;
  /** Keeps the forms of a page apart: the rows of a table have one each. */
  name: string;
  children: ReactNode;
}

const Nothing = z.object({});

/** A button that does something at once, without anything to fill in. */
export function ActButton({ sends, name, children, ...look }: ActButtonProps) {
  const form = useForm(Nothing, { reply: undefined, prefix: `${name}-` });
  return (
    <Form form={form}>
      {Object.entries(sends).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button {...look}>{children}</Button>
    </Form>
  );
}
