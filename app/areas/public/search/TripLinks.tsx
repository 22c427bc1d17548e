import { useTranslation } from '~/i18n/use-translation';
import { usePath } from '~/http/paths';
import { to } from '~/to';

interface TripLinksProps {
  search: string;
  /** The user may ask for quotes too; who may do nothing else is told so in words (MayNotBook). */
  asks: boolean;
}

/** What else can be done with a searched trip: change it, or ask companies about it. */
export function TripLinks({ search, asks }: TripLinksProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  return (
    <>
      <a href={`${path(to.home())}?${search}`} className="nowrap">
        {t('results.changeShort')}
        <span className="visually-hidden"> {t('results.changeWhat')}</span>
      </a>
      {asks ? (
        <>
          {' · '}
          <a href={`${path(to.requestQuotes())}?${search}`} className="nowrap">
            {t('quotes.ask')}
          </a>
        </>
      ) : null}
    </>
  );
}
