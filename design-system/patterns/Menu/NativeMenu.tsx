import { Icon } from '@ds/pictures/Icon/Icon';
import { buttonClass, type ButtonLook } from '@ds/primitives/Button/Button';
import { classNames } from '@ds/support/class-names';
import { useTextBrowser } from '@ds/support/text-browser';
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

/** A fold of links that lies over the page; in a text browser one line, since it would stand unfolded before a list. */
export function NativeMenu({ label, entries, variant = 'secondary', size = 'small' }: MenuProps) {
  const links = entries.map(({ id, label: text, href }) => (
    <a key={id} href={href}>
      {text}
    </a>
  ));
  if (useTextBrowser())
    return (
      <p>
        {label}
        {links.map((link) => [' · ', link])}
      </p>
    );
  return (
    <details className={styles.menu}>
      <summary className={classNames(buttonClass({ variant, size }), styles.button)}>
        {label}
        <Icon name="chevronRight" />
      </summary>
      <ul className={styles.entries}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
