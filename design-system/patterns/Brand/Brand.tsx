import { BRAND_SIGN } from '@formats';
import styles from './Brand.module.css';

export interface BrandProps {
  name: string;
  /** Where the name leads; without it the name is plain text (print). */
  href?: string | undefined;
}

/** The product's sign and name. The name is a setting; the sign is the bus. */
export function Brand({ name, href }: BrandProps) {
  const content = (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        {BRAND_SIGN.map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
      {name}
    </>
  );
  return href ? (
    <a className={styles.brand} href={href}>
      {content}
    </a>
  ) : (
    <span className={styles.brand}>{content}</span>
  );
}
