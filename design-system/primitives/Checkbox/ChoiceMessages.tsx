import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '@ds/primitives/Field/FieldMessages';
import styles from './Choice.module.css';

/** Hint and error below a checkbox, radio button or switch. */
export function ChoiceMessages({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint ? (
        <div className={styles.below}>
          <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        </div>
      ) : null}
      {error ? (
        <div className={styles.below}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </>
  );
}
