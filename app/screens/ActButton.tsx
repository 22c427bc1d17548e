import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@ds/primitives/Button/Button';
import { Form } from '~/forms/Form';
import { useUncheckedForm } from '~/forms/live-form';

interface ActButtonProps extends ButtonLook {
  /** Which of the page's acts it is, for its action, and what it is about. */
  sends: Readonly<Record<string, string | number>>;
  /** Keeps the forms of a page apart: the rows of a table have one each. */
  name: string;
  children: ReactNode;
}

/** A button that does something at once, without anything to fill in. */
export function ActButton({ sends, name, children, ...look }: ActButtonProps) {
  const form = useUncheckedForm({ reply: undefined, prefix: `${name}-` });
  return (
    <Form form={form}>
      {Object.entries(sends).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button {...look}>{children}</Button>
    </Form>
  );
}
