import styles from './Brand.module.css';

export interface BrandProps {
  name: string;
  /** Where the name leads; none makes it plain text (print). */
  href?: string | undefined;
}

/** The product's sign and name. The name is a setting; the sign is the bus. */
export function Brand({ name, href }: BrandProps) {
  const content = (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" fill="#0f5c45" />
        <path d="M5 9.500h17.500c3 0 4 2.500 4.500 6V22H5z" fill="#fff" />
        <path d="M7.500 12h4v4h-4zm5.500 0h4v4h-4zm5.500 0H22c1.500 0 2 1.800 2.300 4h-5.800z" fill="#0f5c45" />
        <path d="M5 18.500h22" stroke="#f2b52b" strokeWidth="1.800" />
        <g fill="#12201a" stroke="#fff" strokeWidth="1.200">
          <circle cx="11" cy="22.500" r="2.700" />
          <circle cx="21.500" cy="22.500" r="2.700" />
        </g>
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
