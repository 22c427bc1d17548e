import type { ComponentPropsWithoutRef } from 'react';
import { Icon, type IconName } from '@ds/pictures/Icon/Icon';
import { buttonClass, type ButtonLook } from '@ds/primitives/Button/Button';

export interface IconButtonProps
  extends Pick<ButtonLook, 'variant'>, Pick<ComponentPropsWithoutRef<'button'>, 'type' | 'value' | 'disabled'> {
  icon: IconName;
  /** What it does: its name, and the tooltip on hover or focus. */
  label: string;
  name?: string;
  onPress?: (() => void) | undefined;
}

/** The browser's own, with its own tooltip. */
export function NativeIconButton({
  icon,
  label,
  variant = 'secondary',
  type = 'submit',
  onPress,
  ...native
}: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      title={label}
      aria-label={label}
      className={buttonClass({ variant, size: 'small' })}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
