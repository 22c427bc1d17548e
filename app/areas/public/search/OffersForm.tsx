import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { HiddenSubmit } from '@ds/primitives/HiddenSubmit/HiddenSubmit';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { classNames } from '@ds/support/class-names';
import { usePath } from '~/http/paths';
import type { TickedElsewhere } from '@bff/areas/public';
import { TICK, tickOf } from '~/nouns/trips/ticked-offers';
import { useWords } from '~/i18n/use-words';
import { to } from '~/to';
import { offerTitle } from './offer-facts';
import { LIST_ID } from './result-parts';
import styles from './OffersForm.module.css';

interface OffersFormProps {
  /** These results' query. */
  search: string;
  page: number;
  pages: number;
  /** Ticked earlier, and not on this page. */
  elsewhere: readonly TickedElsewhere[];
  /** As many as can be compared, and as many operators as can be asked. */
  most: number;
  /** The offers. */
  children: ReactNode;
}

/**
 * The offers that can be booked, each with a button that does and a box that ticks it, and below them what can be done with the
 * ticked ones. One form, because text browsers send no box that stands outside its form; and as they know no button that sends a form
 * elsewhere, the action that books leads on from what they send (`hold.tsx`).
 */
export function OffersForm({ search, page, pages, elsewhere, most, children }: OffersFormProps) {
  const path = usePath();
  const kept = [...new URLSearchParams(search)].filter(([name]) => ![TICK, 'page', 'operators'].includes(name));
  return (
    <form method="post" action={path(to.hold())} data-submit-once="">
      {/* Enter on a box books nothing. */}
      <HiddenSubmit />
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Stack>
        {children}
        <ChosenOffers elsewhere={elsewhere} most={most} />
        <KeepChosen page={page} pages={pages} />
      </Stack>
    </form>
  );
}

/**
 * Takes what is ticked to a comparison, or its operators to a quote request. With scripts it counts them, stops at the most, and lets the
 * ticks come along wherever the list is sorted, filtered or turned.
 */
function ChosenOffers({ elsewhere, most }: Pick<OffersFormProps, 'elsewhere' | 'most'>) {
  const { t } = useTranslation('search');
  const word = useWords('search');
  const compare = { formMethod: 'get', formAction: usePath()(to.compareOffers()) } as const;
  return (
    <div
      id="chosen-offers"
      className={classNames(styles.chosen, elsewhere.length === 0 && styles.idle)}
      data-ticked={TICK}
      data-ticked-around={LIST_ID}
      data-ticked-most={most}
      data-ticked-full={t('quotes.full', { count: most })}
      data-ticked-said={t('quotes.tickedSaid', { count: '{n}' })}
      data-ticked-way={t('quotes.tickedWay')}
    >
      <Stack gap="s">
        <p className={styles.how}>{t('quotes.chosen')}</p>
        {elsewhere.length > 0 ? (
          <CheckboxGroup
            name={TICK}
            legend={t('quotes.elsewhere')}
            options={elsewhere.map((one) => ({
              value: tickOf(one),
              label: one.buses.length === 0 ? one.name : `${one.name} (${offerTitle(one.buses, word)})`,
            }))}
            defaultValue={elsewhere.map(tickOf)}
          />
        ) : null}
        <Row>
          <Button
            {...compare}
            variant="secondary"
            size="small"
            data-ticked-text={t('quotes.compareCounted', { count: '{n}' })}
          >
            {t('quotes.compareChosen')}
          </Button>
          <Button
            {...compare}
            variant="secondary"
            size="small"
            name="next"
            value="quotes"
            data-ticked-text={t('quotes.askCounted', { count: '{groups}' })}
          >
            {t('quotes.askChosen')}
          </Button>
        </Row>
        <p role="status" className="small" />
        <span role="status" className="visually-hidden" />
      </Stack>
    </div>
  );
}

interface KeepChosenProps {
  page: number;
  pages: number;
}

/** Turns the page and keeps what is ticked, or keeps it for the links and the form beside, which only scripts tell of a tick. */
function KeepChosen({ page, pages }: KeepChosenProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const turns = [
    { to: page - 1, label: t('quotes.keepPrevious') },
    { to: page + 1, label: t('quotes.keepNext') },
  ].filter((turn) => turn.to >= 1 && turn.to <= pages);
  return (
    <div className={styles.turns}>
      {turns.map((turn) => (
        <Fragment key={turn.to}>
          <Button variant="plain" name="page" value={turn.to} formMethod="get" formAction={path(to.search())}>
            {turn.label}
          </Button>{' '}
        </Fragment>
      ))}
      <Button variant="plain" name="page" value={page} formMethod="get" formAction={path(to.search())}>
        {t('quotes.keep')}
      </Button>
    </div>
  );
}
