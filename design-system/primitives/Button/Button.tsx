import type { ComponentPropsWithoutRef } from 'react';
import { buttonName } from '@formats';
import { Bracketed } from '@ds/support/Bracketed';
import { classNames } from '@ds/support/class-names';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` once per page: for its main purpose. `plain` looks like a link. */
  variant?: 'primary' | 'secondary' | 'danger' | 'plain' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
}

/** A button with a `value` is a choice under its `name`. */
export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'value'> {
  value?: string | number | undefined;
}

/** A button is of no use on paper. */
export const buttonClass = ({ variant = 'primary', size, wide }: ButtonLook): string =>
  classNames(
    styles.button,
    'no-print',
    variant !== 'primary' && styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
  );

/** Does something, and says what. Submits its form unless told otherwise. */
export function Button({ variant, size, wide, type = 'submit', name, value, children, ...native }: ButtonProps) {
  const sent = name !== undefined && value !== undefined ? buttonName(name, value) : name;
  return (
    <button {...native} name={sent} type={type} className={buttonClass({ variant, size, wide })}>
      <Bracketed>{children}</Bracketed>
    </button>
  );
}
