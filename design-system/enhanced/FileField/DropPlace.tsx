import { DropZone } from 'react-aria-components/DropZone';
import { announceChange } from '@ds/enhanced/announce-change';
import styles from './DropPlace.module.css';

/** A place to drop or paste a file for the file input with this id, which holds and sends it. */
export function DropPlace({ inputId, text }: { inputId: string; text: string }) {
  return (
    <DropZone
      // In place of the library's own name, which it puts before a label and has in English only.
      aria-label={text}
      data-drop-place=""
      className={styles.place ?? ''}
      onDrop={({ items }) => {
        const dropped = items.find((item) => item.kind === 'file');
        const input = document.getElementById(inputId);
        if (!dropped || !(input instanceof HTMLInputElement)) return;
        void dropped.getFile().then((file) => {
          const files = new DataTransfer();
          files.items.add(file);
          input.files = files.files;
          announceChange(() => input);
        });
      }}
    >
      <span>{text}</span>
    </DropZone>
  );
}
