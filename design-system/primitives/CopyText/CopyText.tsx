import styles from './CopyText.module.css';

export interface CopyTextProps {
  /** What is taken to the clipboard. Stands beside this, in plain sight. */
  text: string;
  /** «Kopiera numret». */
  label: string;
  /** «Kopierat»: shown and read out once it is done. */
  done: string;
}

/** A button that copies what stands before it. The small script puts it there: without scripts a text is marked by hand. */
export function CopyText({ text, label, done }: CopyTextProps) {
  return <span className={`${styles.copy} no-print`} data-copy={text} data-copy-label={label} data-copy-done={done} />;
}
