import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** White modules that scanners need around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** The encoded text, usually an address. */
  text: string;
  /** What it is for, for people who cannot see it. */
  label: string;
}

/** A QR code, drawn on the server. Dark on white in every colour scheme: many scanners read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
