import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@ds/primitives/Button/Button';
import { Form } from '~/forms/Form';
import { useUncheckedForm } from '~/forms/live-form';

interface ActButtonProps extends ButtonLook {
  /** The fields that identify the page's act for its action, and its subject. */
  sends: Readonly<Record<string, string | number>>;
  /** Keeps a page's forms apart: each row of a table has one. */
  name: string;
  children: ReactNode;
}

/** A button that acts immediately, without anything to fill in. */
export function ActButton({ sends, name, children, ...look }: ActButtonProps) {
  const form = useUncheckedForm({ reply: undefined, prefix: `${name}-` });
  return (
    <Form form={form} role="none">
      {Object.entries(sends).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button {...look}>{children}</Button>
    </Form>
  );
}
