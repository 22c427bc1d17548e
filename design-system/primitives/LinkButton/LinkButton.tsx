import type { ComponentPropsWithoutRef } from 'react';
import { Bracketed } from '@ds/support/Bracketed';
import { buttonClass, type ButtonLook } from '@ds/primitives/Button/Button';

export interface LinkButtonProps extends ButtonLook, Omit<ComponentPropsWithoutRef<'a'>, 'className'> {
  href: string;
}

/** A link that looks like a button: leads somewhere, changes nothing. */
export function LinkButton({ variant, size, wide, children, ...native }: LinkButtonProps) {
  return (
    <a {...native} className={buttonClass({ variant, size, wide })}>
      <Bracketed isLink>{children}</Bracketed>
    </a>
  );
}
