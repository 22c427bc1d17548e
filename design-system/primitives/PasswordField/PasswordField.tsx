import { Field, controlAttributes } from '@ds/primitives/Field/Field';
import type { TextFieldProps } from '@ds/primitives/TextField/NativeTextField';
import styles from './PasswordField.module.css';

/** A rule that the small script ticks while somebody types. What it cannot know belongs in the hint: it would never be ticked. */
export interface PasswordRuleText {
  text: string;
  test: `length:${number}` | 'upper' | 'lower' | 'digit';
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'defaultValue' | 'value' | 'suffix'> {
  autoComplete: 'current-password' | 'new-password';
  rules?: readonly PasswordRuleText[] | undefined;
  /** Texts of the button that shows the password (only with scripts), and its announcements. */
  reveal?: { show: string; hide: string; shown: string; hidden: string; capsLock: string } | undefined;
  /** The name of the field that this one repeats: with scripts it is hidden and filled in from there. */
  repeats?: string | undefined;
}

/** A password, never sent back by the server. The rules are listed below it; scripts tick them. */
export function PasswordField({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width = 'full',
  rules,
  reveal,
  repeats,
  ...native
}: PasswordFieldProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const attributes = controlAttributes(texts);
  const rulesId = `${attributes.id}-rules`;
  const described = [attributes['aria-describedby'], rules ? rulesId : null].filter(Boolean).join(' ');
  const control = (
    <Field {...texts}>
      <div className={styles.row}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...attributes}
          type="password"
          aria-describedby={described || undefined}
        />
        {reveal ? (
          // The script puts the button here: text browsers hide nothing, so without scripts there must be none.
          <span
            className={`${styles.place} needs-scripts`}
            data-reveal={attributes.id}
            data-reveal-show={reveal.show}
            data-reveal-hide={reveal.hide}
            data-reveal-shown={reveal.shown}
            data-reveal-hidden={reveal.hidden}
            data-reveal-caps={reveal.capsLock}
          />
        ) : null}
      </div>
      {rules ? (
        <ul id={rulesId} className={styles.rules} data-password-rules={attributes.id}>
          {rules.map((rule) => (
            <li key={rule.text} data-rule={rule.test}>
              {rule.text}
            </li>
          ))}
        </ul>
      ) : null}
    </Field>
  );
  if (repeats === undefined) return control;
  return (
    <div className={styles.repeats} data-repeats={repeats}>
      {control}
    </div>
  );
}
