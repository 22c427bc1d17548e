import { BusDrawing } from '@ds/pictures/BusIllustration/BusIllustration';
import styles from './HeroScene.module.css';

/** A bus on its way between low hills and firs: the main page's picture. Decoration. */
export function HeroScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 420 210" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="322" cy="70" r="24" />
      <path
        className={styles.far}
        d="M0 204v-58c46-38 84-44 128-20 34 18 58 10 92-16 44-32 92-22 128 10 26 22 48 26 72 20v64z"
      />
      <path className={styles.near} d="M0 204v-26c60-26 110-24 168-6 66 20 120 12 168-10 34-14 60-12 84-6v48z" />
      <path
        className={styles.tree}
        d="m28 178 9-28 9 28zm16 4 11-38 11 38zm300-12 9-30 9 30zm17 2 12-42 12 42zm24 0 8-26 8 26z"
      />
      <path className={styles.road} d="M-20 205h460" />
      <g transform="translate(92 81) scale(1.18)">
        <BusDrawing kind="touristBus" />
      </g>
    </svg>
  );
}
