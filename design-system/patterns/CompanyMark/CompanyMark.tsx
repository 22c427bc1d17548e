import { classNames } from '@ds/support/class-names';
import styles from './CompanyMark.module.css';

export interface CompanyMarkProps {
  /** The company's own; without one it gets a neutral mark. Width and height in pixels. */
  logo: { address: string; width: number; height: number } | null | undefined;
  /** `small` in a line of text, `large` on its own. */
  size?: 'small' | 'large';
  /** Only if the company's name is not beside it. */
  label?: string | undefined;
}

/** A company's logo or mark. */
export function CompanyMark({ logo, size = 'small', label = '' }: CompanyMarkProps) {
  const className = classNames(styles.mark, styles[size]);
  if (logo) {
    const { address, width, height } = logo;
    return <img className={className} src={address} width={width} height={height} alt={label} decoding="async" />;
  }
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M5 6.500h14v9.500H5zM5 12h14M10 6.500V12M14.500 6.500V12" />
      <circle cx="8.500" cy="17" r="1.300" />
      <circle cx="15.500" cy="17" r="1.300" />
    </svg>
  );
}
