import { Icon } from '@ds/pictures/Icon/Icon';
import { buttonClass, type ButtonLook } from '@ds/primitives/Button/Button';
import { classNames } from '@ds/support/class-names';
import styles from './Menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  href: string;
}

export interface MenuProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** On the button that opens it. */
  label: string;
  entries: readonly MenuEntry[];
}

/** A fold of links that lies over the page. */
export function NativeMenu({ label, entries, variant = 'secondary', size = 'small' }: MenuProps) {
  return (
    <details className={styles.menu}>
      <summary className={classNames(buttonClass({ variant, size }), styles.button)}>
        {label}
        <Icon name="chevronRight" />
      </summary>
      <ul className={styles.entries}>
        {entries.map(({ id, label: text, href }) => (
          <li key={id}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
