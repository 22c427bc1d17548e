import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import styles from './DriverNow.module.css';
import type { NextStop } from './next-stop';
import { wayTo } from './JourneyStops';

interface DriverNowProps {
  sheet: JourneySheet;
  /** Undefined when nothing more will be driven. */
  next: NextStop | undefined;
  now: Date;
  /** The page that reports a deviation, when one can be reported. */
  deviationAt: string | undefined;
}

/** What a driver wants at once, in reach of a thumb: where to go next, the way there, and whom to call. */
export function DriverNow({ sheet: { contact, emergencyPhone }, next, now, deviationAt }: DriverNowProps) {
  const { t } = useTranslation('journeys');
  const phone = contact?.phone;
  return (
    <Stack as="section" labelledBy="now">
      <h2 id="now">{t(next ? 'now.title' : 'now.calls')}</h2>
      {next ? (
        <p>
          {next.at ? (
            <strong>
              <DateTime at={next.at} today={now} />{' '}
            </strong>
          ) : null}
          {next.stop.street ? `${next.stop.street}, ${next.stop.name}` : next.stop.name}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {next ? (
          <LinkButton
            href={wayTo(next.stop)}
            variant="secondary"
            rel="noreferrer"
            aria-label={t('sheet.navigateTo', { place: next.stop.name })}
          >
            {t('sheet.navigate')}
          </LinkButton>
        ) : null}{' '}
        {contact && phone ? (
          <LinkButton
            href={`tel:${phone.number}`}
            variant="secondary"
            aria-label={t('now.callContactNamed', { name: contact.name, number: phone.text })}
          >
            {t('now.callContact')}
          </LinkButton>
        ) : null}{' '}
        <LinkButton
          href={`tel:${emergencyPhone.number}`}
          variant="secondary"
          aria-label={t('now.callCompanyAt', { number: emergencyPhone.text })}
        >
          {t('now.callCompany')}
        </LinkButton>{' '}
        {deviationAt ? (
          <LinkButton variant="secondary" href={deviationAt}>
            {t('now.deviation')}
          </LinkButton>
        ) : null}
      </div>
    </Stack>
  );
}
