import { useTextBrowser } from '@ds/support/text-browser';
import styles from './StatusBadge.module.css';

/**
 * A comma that only a screen reader hears, after a word that others follow. In the line with that word: Chromium puts a space before what is
 * hidden otherwise. Text browsers write « · » there instead.
 */
export const Pause = () => (useTextBrowser() ? null : <span className={styles.pause}>,</span>);
