import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { HiddenSubmit } from '@ds/primitives/HiddenSubmit/HiddenSubmit';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { classNames } from '@ds/support/class-names';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import styles from './OffersForm.module.css';

interface OffersFormProps {
  /** These results' query. */
  search: string;
  page: number;
  pages: number;
  /** Ticked earlier, without an offer on this page. */
  elsewhere: readonly { id: number; name: string }[];
  /** As many operators as can be chosen. */
  most: number;
  /** The offers. */
  children: ReactNode;
}

/**
 * The offers that can be booked, each with a button that does and a box that ticks its operator, and below them what can be done with the
 * ticked ones. One form, because text browsers send no box that stands outside its form; and as they know no button that sends a form
 * elsewhere, the action that books leads on from what they send (`hold.tsx`).
 */
export function OffersForm({ search, page, pages, elsewhere, most, children }: OffersFormProps) {
  const path = usePath();
  const kept = [...new URLSearchParams(search)].filter(([name]) => !['company', 'page', 'operators'].includes(name));
  return (
    <form method="post" action={path(to.hold())} data-submit-once="">
      {/* Enter on a box books nothing. */}
      <HiddenSubmit />
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Stack>
        {children}
        <ChosenOperators elsewhere={elsewhere} most={most} />
        {pages > 1 ? <KeepChosen page={page} pages={pages} isChosen={elsewhere.length > 0} /> : null}
      </Stack>
    </form>
  );
}

/** Takes the ticked operators to a comparison or to a quote request. With scripts it counts them, and stops at the most. */
function ChosenOperators({ elsewhere, most }: Pick<OffersFormProps, 'elsewhere' | 'most'>) {
  const { t } = useTranslation('search');
  const compare = { formMethod: 'get', formAction: usePath()(to.compareOffers()) } as const;
  return (
    <div
      id="chosen-operators"
      className={classNames(styles.chosen, elsewhere.length === 0 && styles.idle)}
      data-ticked="company"
      data-ticked-most={most}
      data-ticked-full={t('quotes.full', { count: most })}
      data-ticked-said={t('quotes.tickedSaid', { count: '{n}' })}
      data-ticked-way={t('quotes.tickedWay')}
    >
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
            data-ticked-text={t('quotes.askCounted', { count: '{n}' })}
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
  isChosen: boolean;
}

/** At the pager: turns the page and keeps what is ticked. */
function KeepChosen({ page, pages, isChosen }: KeepChosenProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const turns = [
    { to: page - 1, label: t('quotes.keepPrevious') },
    { to: page + 1, label: t('quotes.keepNext') },
  ].filter((turn) => turn.to >= 1 && turn.to <= pages);
  return (
    <div className={isChosen ? undefined : styles.turns}>
      {turns.map((turn) => (
        <Fragment key={turn.to}>
          <Button variant="plain" name="page" value={turn.to} formMethod="get" formAction={path(to.search())}>
            {turn.label}
          </Button>{' '}
        </Fragment>
      ))}
    </div>
  );
}
