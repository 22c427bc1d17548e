import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import type { ShownForm } from './shown-form';

interface SavedMeanwhileProps {
  form: Pick<ShownForm, 'meanwhile'>;
  labels: Readonly<Record<string, string>>;
  /** Puts a value into words if it is one of our codes. */
  show?: (name: string, value: string) => string;
}

const listOf = (value: unknown): string[] => [value ?? []].flat().map(String).filter(Boolean);

/**
 * When somebody else has saved first: the fields that now have the other's values, and what is saved now where something else was typed.
 * Submitting again saves what the form has.
 */
export function SavedMeanwhile({ form: { meanwhile }, labels, show = (_, value) => value }: SavedMeanwhileProps) {
  const { t } = useTranslation('errors');
  const [taken, kept] = [meanwhile?.taken, meanwhile?.kept].map((names = []) => names.filter((name) => labels[name]));
  if (!meanwhile || !taken || !kept || taken.length + kept.length === 0) return null;
  return (
    <Banner tone="warning" title={t('forms.meanwhile.title')}>
      {taken.length > 0 ? (
        <p>{t('forms.meanwhile.taken', { fields: taken.map((name) => labels[name]).join(', ') })}</p>
      ) : null}
      {kept.length > 0 ? (
        <>
          <p>{t('forms.meanwhile.kept')}</p>
          <ul>
            {kept.map((name) => (
              <li key={name}>
                {labels[name]}:{' '}
                {listOf(meanwhile.saved[name])
                  .map((value) => show(name, value))
                  .join(', ') || t('forms.nothing')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  );
}
