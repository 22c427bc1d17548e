import { Fragment } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatList } from '@formats';
import { classNames } from '@ds/support/class-names';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import styles from './AskForQuotes.module.css';

/** The id of the form for the offers' checkboxes, because their own forms book. */
export const ASKED_FORM = 'ask-for-quotes';

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

/** The search without what is ticked and where one is in the list. */
const keptOf = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => !['company', 'page', 'operators'].includes(name));

interface ChosenForQuotesProps {
  /** These results' query. */
  search: string;
  /** Ticked earlier, without an offer on this page. */
  elsewhere: readonly { id: number; name: string }[];
  /** As many as can be chosen. */
  most: number;
}

/** Takes the operators ticked in the results to a comparison or to a quote request. With scripts it counts them, and stops at the most. */
export function ChosenForQuotes({ search, elsewhere, most }: ChosenForQuotesProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const kept = keptOf(search);
  return (
    <form
      method="get"
      action={path(to.compareOffers())}
      id={ASKED_FORM}
      className={classNames(styles.chosen, elsewhere.length === 0 && styles.idle)}
      data-ticked="company"
      data-ticked-most={most}
      data-ticked-full={t('quotes.full', { count: most })}
      data-ticked-said={t('quotes.tickedSaid', { count: '{n}' })}
      data-ticked-way={t('quotes.tickedWay')}
    >
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="s">
        <p className={styles.how}>{t('quotes.chosen')}</p>
        {elsewhere.length > 0 ? (
          <CheckboxGroup
            name="company"
            legend={t('quotes.elsewhere')}
            options={elsewhere.map(({ id, name }) => ({ value: String(id), label: name }))}
            defaultValue={elsewhere.map(({ id }) => String(id))}
          />
        ) : null}
        <Row>
          <Button variant="secondary" size="small" data-ticked-text={t('quotes.compareCounted', { count: '{n}' })}>
            {t('quotes.compareChosen')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            name="next"
            value="quotes"
            data-ticked-text={t('quotes.askCounted', { count: '{n}' })}
          >
            {t('quotes.askChosen')}
          </Button>
        </Row>
        <p role="status" className="small" />
        <span role="status" className="visually-hidden" />
      </Stack>
    </form>
  );
}

interface KeepChosenProps {
  search: string;
  page: number;
  pages: number;
  /** Some are ticked on other pages. */
  isChosen: boolean;
}

/** At the pager: turns the page and keeps what is ticked. */
export function KeepChosen({ search, page, pages, isChosen }: KeepChosenProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const kept = keptOf(search);
  const turns = [
    { to: page - 1, label: t('quotes.keepPrevious') },
    { to: page + 1, label: t('quotes.keepNext') },
  ].filter((turn) => turn.to >= 1 && turn.to <= pages);
  return (
    // A form of their own, for text browsers, which do not know that its buttons belong to another.
    <form method="get" action={path(to.search())} className={isChosen ? undefined : styles.turns}>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {turns.map((turn) => (
        <Fragment key={turn.to}>
          <Button variant="plain" form={ASKED_FORM} name="page" value={String(turn.to)} formAction={path(to.search())}>
            {turn.label}
          </Button>{' '}
        </Fragment>
      ))}
    </form>
  );
}
