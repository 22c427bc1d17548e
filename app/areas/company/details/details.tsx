// Traces: S2-053, S3-041, S5-006, S8-343
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Revision } from '~/forms/Revision';
import { useFileTexts } from '~/forms/use-file-texts';
import { useDay } from '~/i18n/use-day';
import { useTranslation } from '~/i18n/use-translation';
import { depotsOnMap } from '@bff/areas/company';
import {
  changeLogo,
  commissionToday,
  companyLogos,
  listCountries,
  logoRevision,
  seeCompany,
} from '@bff/domain/companies';
import { depotsOf } from '@bff/domain/depots';
import { readSettings } from '@bff/domain/settings';
import { DomainError } from '@bff/domain/shared/errors';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { FileField } from '@ds/primitives/FileField/FileField';
import { formatAddress, formatList, formatOrgNumber, formatPercent } from '@formats';
import { defineFields, revision, schemaOf } from '~/forms/fields';
import { shownPhone } from '@bff/domain/shared/shown-phone';
import { PhoneLink } from '~/frame/PhoneLink';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { useForm } from '~/forms/use-form';
import { takeFile } from '~/forms/take-file.server';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { CompanyBadge } from '~/nouns/companies/CompanyBadge';
import { permitText } from '~/nouns/companies/permit-text';
import { Section } from '~/screens/DetailScreen';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { PlacesMap } from '~/nouns/places/PlacesMap';

export const headers = privatePage;

/** Sent with the file: which logo was shown. */
const LogoForm = schemaOf(defineFields({ revision }));

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const id = companyOf(actor);
  const [company, logos, countries, depots, commission, settings] = await Promise.all([
    seeCompany(actor, id),
    companyLogos([id]),
    listCountries(localeOf(request)),
    depotsOf(actor, id),
    commissionToday(actor, id),
    readSettings(),
  ]);
  const { street, postcode, city, ...rest } = company;
  return data({
    title: company.name,
    company: rest,
    commission: commission ?? settings.commissionBasisPoints,
    today: toLocalDate(clock.now()),
    address: formatAddress({ street, postcode, city }),
    phones: { contact: shownPhone(company.contactPhone), emergency: shownPhone(company.emergencyPhone) },
    countries: countries.filter(({ code }) => company.countries.includes(code)).map((country) => country.name),
    logo: logos.get(id) ?? null,
    revision: logoRevision(company),
    depots: depots.map(({ id: depotId, name }) => ({ id: depotId, name })),
    map: depotsOnMap(depots),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = companyOf(actor);
  const sent = await readForm(request);
  const upload = takeFile(sent, 'logo');
  const form = await parseForm(sent, LogoForm);
  if (!form.ok) return form.reply();
  if (!upload) return form.refused(new DomainError('image.missing', [], 'logo'));
  return answer(changeLogo(actor, { id, upload, revision: form.value.revision }), {
    form,
    done: () => redirectWithFlash(request, to.companyDetails(), 'companies:flash.logoSaved'),
  });
}

/** The company as its own administrators see it: its details, and its logo, which they can change. */
export default function CompanyDetails() {
  const {
    company,
    commission,
    today,
    address,
    phones,
    countries,
    logo,
    revision: seen,
    depots,
    map,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const day = useDay();
  const form = useForm(LogoForm, { reply: useActionData<typeof action>(), labels: { logo: t('fields.logo') } });
  const none = t('own.none');
  const yesOrNo = (is: boolean) => t(is ? 'own.yes' : 'own.no');
  const locale = useLocale();
  const path = usePath();
  return (
    <Screen
      area="company"
      over={t('own.title')}
      title={company.name}
      actions={<LinkButton href={path(to.editCompanyDetails())}>{t('own.edit')}</LinkButton>}
    >
      <ErrorSummary {...form.summary} />
      <Section id="logo-title" title={t('fields.logo')}>
        <CompanyMark logo={logo} size="large" label={logo ? t('companies.logoNow') : undefined} />
        <FormPart form={form} encType="multipart/form-data" guarded={false} errorsAbove submit={t('own.saveLogo')}>
          <Revision form={form} current={seen} />
          <FileField
            {...form.secret('logo')}
            label={t('own.file')}
            hint={t(logo ? 'companies.logoReplaceHint' : 'companies.logoHint')}
            accept="image/jpeg,image/png"
            texts={useFileTexts()}
          />
        </FormPart>
      </Section>
      <Section id="details-title" title={t('own.details')}>
        <SummaryList
          rows={[
            { label: t('own.address'), value: address || none },
            { label: t('fields.contactName'), value: company.contactName },
            { label: t('fields.contactEmail'), value: company.contactEmail },
            { label: t('fields.contactPhone'), value: <PhoneLink {...phones.contact} /> },
            { label: t('fields.emergencyPhone'), value: <PhoneLink {...phones.emergency} /> },
            { label: t('companies.language'), value: t(`languages.${company.language}`) },
            { label: t('fields.countries'), value: formatList(countries, locale) || none },
            {
              label: t('companies.certificates'),
              value: company.certificates.map((one) => t(`certificates.${one}`)).join(', ') || none,
            },
            { label: t('companies.offersSecondDriver'), value: yesOrNo(company.offersSecondDriver) },
            { label: t('companies.allowsTenHourDays'), value: yesOrNo(company.allowsTenHourDays) },
            { label: t('fields.info'), value: company.info || none },
          ]}
        />
      </Section>
      <Section id="fixed-title" title={t('own.fixed')}>
        <SummaryList
          rows={[
            { label: t('fields.name'), value: company.name },
            { label: t('fields.orgNumber'), value: formatOrgNumber(company.orgNumber) },
            { label: t('own.vatNumber'), value: company.vatNumber },
            { label: t('fields.trafficPermit'), value: permitText({ t, day }, company, today) },
            { label: t('list.status'), value: <CompanyBadge status={company.status} /> },
            { label: t('companies.isPartner'), value: yesOrNo(company.isPartner) },
            { label: t('commissions:over'), value: formatPercent(commission, locale) },
          ]}
        />
        <p className="muted measure">{t('own.change')}</p>
      </Section>
      <Section id="depots-title" title={t('fleet:depots.own')}>
        {depots.length === 0 ? <p>{t('fleet:depots.ownNone')}</p> : null}
        <PlacesMap map={map} title={(names) => t('fleet:depots.map', { names })} />
        <ul>
          {depots.map((depot) => (
            <li key={depot.id}>
              <a href={path(to.editDepot(depot.id))}>{depot.name}</a>
            </li>
          ))}
        </ul>
        <p>
          <a href={path(to.depots())}>{t('fleet:depots.toList')}</a>
        </p>
      </Section>
    </Screen>
  );
}
