import { Icon } from '@ds/pictures/Icon/Icon';
import styles from './BackLink.module.css';

/** Back to the previous page, in words («Till resultaten»). */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={`${styles.back} no-print`} href={href}>
      <Icon name="arrowLeft" />
      {children}
    </a>
  );
}
