import { Fieldset, type FieldsetProps } from '@ds/primitives/Fieldset/Fieldset';
import { starPath } from '@ds/patterns/Rating/star';
import styles from './RatingInput.module.css';

export interface RatingInputProps extends Omit<FieldsetProps, 'children' | 'role'> {
  name: string;
  defaultValue?: number | undefined;
  /** What each number means, from 1 on: `1 av 5: dålig`. As many as there are stars. */
  labels: readonly string[];
}

/** One to five stars: radio buttons, so arrow keys work and nothing is needed but HTML. */
export function RatingInput({ name, defaultValue, labels, id = name, ...fieldset }: RatingInputProps) {
  return (
    <Fieldset {...fieldset} id={`${id}-group`} role="radiogroup">
      <div className={styles.stars}>
        {labels.map((label, index) => (
          <label key={label} className={styles.star}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index + 1}`}
              name={name}
              value={index + 1}
              defaultChecked={defaultValue === index + 1}
              aria-label={label}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={starPath} />
            </svg>
            {index + 1}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
