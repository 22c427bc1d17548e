import { useTranslation } from 'react-i18next';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { to } from '~/to';

/** The id of the form that the boxes of the offers belong to: their own forms book. */
export const ASKED_FORM = 'ask-for-quotes';

/** A trip that nobody can book leads to a request for quotes. */
export function AskForQuotes({ search }: { search: string }) {
  const { t } = useTranslation('search');
  const path = usePath();
  return (
    <Banner tone="info" title={t('quotes.title')}>
      <p>{t('quotes.text')}</p>
      <LinkButton href={`${path(to.requestQuotes())}?${search}`}>{t('quotes.ask')}</LinkButton>
    </Banner>
  );
}

/** Takes the operators that were ticked in the results along to a request for quotes. */
export function ChosenForQuotes({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('search');
  const path = usePath();
  return (
    <form method="get" action={path(to.requestQuotes())} id={ASKED_FORM}>
      {[...search].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="s">
        <p>{t('quotes.chosen')}</p>
        <div>
          <Button variant="secondary">{t('quotes.askChosen')}</Button>
        </div>
      </Stack>
    </form>
  );
}
