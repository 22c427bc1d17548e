import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { WordsBefore } from '@ds/support/WordsBefore';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { EXTEND_ID } from './reservation-parts';

interface ReservationActsProps {
  /** In öre. */
  total: number;
  canExtend: boolean;
}

/** What a reservation's form is sent for: to pay, for ten minutes more, or to get a link to pay later. Enter pays: its button comes first. */
export function ReservationActs({ total, canExtend }: ReservationActsProps) {
  const { t } = useTranslation('reservation');
  return (
    <>
      <Stack gap="s">
        <div>
          <Button name="intent" value="pay">
            <WordsBefore>{t('form.pay')}</WordsBefore>
            <Money ore={total} />
          </Button>
        </div>
        <p className="small muted">{t('form.next')}</p>
        {canExtend ? (
          <div className="no-print">
            {/* In the form, so that what was typed is sent along in text browsers too; the time has a link to it. */}
            <Button
              id={EXTEND_ID}
              variant="secondary"
              size="small"
              name="intent"
              value="extend"
              formNoValidate
              data-countdown-late
            >
              {t('extend.submit')}
            </Button>
          </div>
        ) : null}
      </Stack>
      <Disclosure summary={t('payLink.title')}>
        <Stack gap="s">
          <p className="small">{t('payLink.text')}</p>
          <div>
            {/* Sends an incomplete form as it is: it is kept until the customer comes back. */}
            <Button variant="secondary" size="small" name="intent" value="payLink" formNoValidate>
              {t('payLink.send')}
            </Button>
          </div>
        </Stack>
      </Disclosure>
    </>
  );
}
