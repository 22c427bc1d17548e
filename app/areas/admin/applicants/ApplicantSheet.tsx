import { useDay } from '~/i18n/use-day';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import type { PermitLack } from '@bff/domain/companies';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatList, formatOrgNumber } from '@formats';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { useLocale, usePath } from '~/http/paths';
import { permitText } from '~/nouns/companies/permit-text';
import { to } from '~/to';
import type { ShownApplicant } from './load-applicant.server';

/** What the applicant has entered. */
export function ApplicantSheet({ applicant }: { applicant: ShownApplicant }) {
  const { t } = useTranslation('companies');
  const day = useDay();
  const locale = useLocale();
  return (
    <SummaryList
      rows={[
        { label: t('fields.orgNumber'), value: formatOrgNumber(applicant.orgNumber) },
        { label: t('fields.city'), value: applicant.city },
        { label: t('fields.countries'), value: formatList(applicant.countries, locale) },
        { label: t('fields.trafficPermit'), value: permitText({ t, day }, applicant, applicant.today) },
        { label: t('fields.info'), value: applicant.info ?? '–' },
        { label: t('fields.contactName'), value: applicant.contactName },
        {
          label: t('fields.contactEmail'),
          value: <MailLink address={applicant.contactEmail} />,
        },
        { label: t('fields.contactPhone'), value: <PhoneLink {...applicant.contactPhone} /> },
        { label: t('applicants.language'), value: t(`languages.${applicant.language}`) },
        { label: t('applicants.received'), value: <DateTime at={applicant.createdAt} /> },
      ]}
    />
  );
}

/** Warns of a permit that is not as it should be; the company may be approved all the same. */
export function LackingPermit({ lacks, until }: { lacks: readonly PermitLack[]; until: string | null }) {
  const { t } = useTranslation('companies');
  const day = useDay();
  if (lacks.length === 0) return null;
  return (
    <Banner tone="warning" title={t('applicants.lacks.title')}>
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>{t(`applicants.lacks.${lack}`, { day: until && day(until) })}</li>
        ))}
      </ul>
      <p>{t('applicants.lacks.still')}</p>
    </Banner>
  );
}

/** How the application was answered, by whom and when. */
export function Decision({ applicant }: { applicant: ShownApplicant }) {
  const { t } = useTranslation('companies');
  const moment = useMoment();
  const path = usePath();
  const { status, decidedAt, decidedByName, denyReason, companyId } = applicant;
  if (status === 'received' || !decidedAt) return null;
  return (
    <Banner
      tone={status === 'approved' ? 'success' : 'info'}
      title={t(`applicants.decided.${status}`, { when: moment(decidedAt), who: decidedByName })}
    >
      {companyId === null ? (
        t('applicants.decided.reason', { reason: denyReason })
      ) : (
        <a href={path(to.editCompany(companyId))}>{t('applicants.decided.company')}</a>
      )}
    </Banner>
  );
}
