import { BusDrawing } from '@ds/pictures/BusIllustration/BusIllustration';
import { liveryOf } from '@ds/pictures/BusIllustration/liveries';
import styles from './HeroScene.module.css';

/** A bus between low hills and firs: the main page's picture. Decoration. */
export function HeroScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 420 206" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="322" cy="70" r="24" />
      <path
        className={styles.far}
        d="M0 204c24-2 34-30 62-46 26-15 50-12 76 4 26 15 46-8 72-34 40-40 84-34 116-4 32 32 40 76 94 80z"
      />
      <path
        className={styles.near}
        d="M-14 204c40-8 62-30 106-30 44 0 60 12 108 6 56-8 84-26 128-20 42 6 60 36 106 44z"
      />
      <path
        className={styles.tree}
        d="m40 190 9-30 9 30zm17-2 11-40 11 40zm279-8 9-32 9 32zm17 4 12-46 12 46zm25 8 8-28 8 28z"
      />
      <path className={styles.road} d="M0 205h404" />
      <g transform="translate(92 81) scale(1.18)" {...liveryOf()}>
        <BusDrawing kind="touristBus" />
      </g>
    </svg>
  );
}
