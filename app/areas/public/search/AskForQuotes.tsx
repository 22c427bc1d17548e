import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatList } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';

/** For a trip that nobody can book: a link to a quote request. A plain one beside a button that changes the trip. */
export function AskForQuotes({ search, isSecond }: { search: string; isSecond: boolean }) {
  const { t } = useTranslation('search');
  const path = usePath();
  const href = `${path(to.requestQuotes())}?${search}`;
  return (
    <>
      <p>
        {t('quotes.text')} {isSecond ? <a href={href}>{t('quotes.ask')}</a> : null}
      </p>
      {isSecond ? null : (
        <div>
          <LinkButton href={href}>{t('quotes.ask')}</LinkButton>
        </div>
      )}
    </>
  );
}

interface MayNotBookProps {
  search: string;
  mayAsk: boolean;
  /** Who books for the user's units, by name. */
  bookers: readonly string[];
  /** Without buses there is a button instead. */
  isLinked: boolean;
}

/** Above results that the user cannot book: who can, and the way to a quote request for those who may ask. */
export function MayNotBook({ search, mayAsk, bookers, isLinked }: MayNotBookProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  return (
    <p>
      <strong>{t(mayAsk ? 'mayOnlyAsk' : 'mayNotBook')}</strong>{' '}
      {bookers.length > 0 ? <>{t('bookedBy', { names: formatList(bookers, locale) })} </> : null}
      {mayAsk && isLinked ? <a href={`${path(to.requestQuotes())}?${search}`}>{t('quotes.ask')}</a> : null}
    </p>
  );
}
