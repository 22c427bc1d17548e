import { useLoaded } from '@ds/support/once-loaded';
import { ScriptsRoom } from '@ds/support/scripts-room';
import { secondLife } from '@ds/support/second-lives';
import { useScripts } from '@ds/support/use-scripts';
import type { SignatureFieldProps } from './signature-field-props';
import styles from './SignatureField.module.css';

const life = secondLife(() =>
  import('@ds/enhanced/SignatureField/SignaturePad').then(({ SignaturePad }) => SignaturePad),
);

/**
 * A pad to sign on with a finger, a pen or a mouse; the form gets the strokes (`M12 40L14 42…`). It is empty without scripts, so people who
 * have none or cannot draw need another way to do the same.
 */
export function SignatureField({ id, ...props }: SignatureFieldProps) {
  const isAlive = useScripts();
  const Pad = useLoaded(life, isAlive);
  return (
    <ScriptsRoom>
      {isAlive && Pad ? <Pad {...props} id={id ?? props.name} /> : <div className={styles.room} aria-hidden="true" />}
    </ScriptsRoom>
  );
}
