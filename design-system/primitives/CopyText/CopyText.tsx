import styles from './CopyText.module.css';

export interface CopyTextProps {
  /** The text to copy, which must also be visible beside the button. */
  text: string;
  /** «Kopiera numret». */
  label: string;
  /** «Kopierat»: shown and announced once it is done. */
  done: string;
  /** «Dela»: a second button that opens the device's own share sheet with the text, an address, where it has one. */
  share?: string | undefined;
}

/** A button that copies the text before it. The small script adds it: without scripts the text is selected by hand. */
export function CopyText({ text, label, done, share }: CopyTextProps) {
  return (
    <span
      className={`${styles.copy} no-print`}
      data-copy={text}
      data-copy-label={label}
      data-copy-done={done}
      data-copy-share={share}
    />
  );
}
