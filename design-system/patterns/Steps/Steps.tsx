import styles from './Steps.module.css';

export interface Step {
  label: string;
  /** Leads back to a completed step. */
  href?: string | undefined;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  current: number;
  /** Shown after the current step where styles are missing: «you are here». */
  here?: string | undefined;
  /** Before the current step where only that is shown: «Step 2 of 4:». */
  of?: string | undefined;
}

/** The position in a task of several pages. `current` counts from 0. */
export function Steps({ label, steps, current, here, of }: StepsProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index < current ? styles.done : undefined}
            aria-current={index === current ? 'step' : undefined}
            data-of={index === current ? of : undefined}
          >
            {step.href && index < current ? <a href={step.href}>{step.label}</a> : step.label}
            {here && index === current ? <span className="visually-hidden"> ({here})</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
