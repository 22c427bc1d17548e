import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Icon } from '@ds/pictures/Icon/Icon';
import { buttonClass } from '@ds/primitives/Button/Button';
import type { IconButtonProps } from '@ds/primitives/IconButton/NativeIconButton';
import { given } from '@ds/support/given';
import styles from './Tooltip.module.css';

/** IconButton on a hydrated page. */
export function EnhancedIconButton({
  icon,
  label,
  variant = 'secondary',
  type = 'submit',
  name,
  value,
  disabled,
  onPress,
}: IconButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <Button
        {...given({ name, onPress, isDisabled: disabled, value: value === undefined ? undefined : String(value) })}
        type={type}
        aria-label={label}
        // The tip says the name: described by it, the button would be read twice.
        aria-describedby=""
        className={buttonClass({ variant, size: 'small' })}
      >
        <Icon name={icon} />
      </Button>
      <Tooltip className={styles.tip ?? ''} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
