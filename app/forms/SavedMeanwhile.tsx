import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import type { FormValues } from './fields';
import type { ShownForm } from './shown-form';

interface SavedMeanwhileProps {
  form: Pick<ShownForm, 'reply'>;
  /** What is saved now, by field. */
  saved: FormValues;
  labels: Readonly<Record<string, string>>;
  /** Puts a value into words if it is one of our codes. */
  show?: (name: string, value: string) => string;
}

const listOf = (value: unknown): string[] => [value ?? []].flat().map(String).filter(Boolean);
/** Equal regardless of order; browsers send line ends as CRLF. */
const isAlike = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);
const textOf = (value: unknown): string => JSON.stringify(listOf(value).sort()).replaceAll('\\r\\n', '\\n');

/** When somebody else has saved first: what is saved now, where it differs from what was typed. Submitting again saves what was typed. */
export function SavedMeanwhile({ form: { reply }, saved, labels, show = (_, value) => value }: SavedMeanwhileProps) {
  const { t } = useTranslation('errors');
  if (!reply?.error?.['']?.includes('input.changedMeanwhile')) return null;
  const typed = reply.initialValue ?? {};
  const others = Object.keys(saved).filter((name) => labels[name] && !isAlike(typed[name], saved[name]));
  if (others.length === 0) return null;
  return (
    <Banner tone="warning" title={t('forms.savedNow')}>
      <ul>
        {others.map((name) => (
          <li key={name}>
            {labels[name]}:{' '}
            {listOf(saved[name])
              .map((value) => show(name, value))
              .join(', ') || t('forms.nothing')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
