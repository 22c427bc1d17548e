// Traces: S2-108
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { companyPage } from '@bff/areas/admin';
import { companyLogos, companyStates, editCompany, listCountries, permitOf } from '@bff/domain/companies';
import { notesOf } from '@bff/domain/notes';
import { renewInvitation } from '@bff/domain/accounts';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { CompanyTrips } from '~/nouns/companies/CompanyTrips';
import { PermitBanner } from '~/nouns/companies/PermitBanner';
import { formatOrgNumber } from '@formats';
import { Revision } from '~/forms/Revision';
import { defineFields, formValues, hidden, pickFields, schemaOf, version } from '~/forms/fields';
import { chosenRow } from '#fields/schemas';
import { useLabels, useWords } from '~/forms/labels';
import { formatPhone, shownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import type { FormReply } from '~/forms/parse-form.server';
import { byIntent, saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { takeFile } from '~/forms/take-file.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { companyFields } from '~/nouns/companies/company-fields';
import { NotesSection } from '~/nouns/notes/NotesSection';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { Administrators } from './Administrators';
import { CompanyBadge } from '~/nouns/companies/CompanyBadge';
import { CompanyCommission } from './CompanyCommission';
import { CompanyFacts, CompanySections } from './CompanySections';
import { CompanyUsers } from './CompanyUsers';

export const headers = privatePage;

const EditedCompany = schemaOf(defineFields({ ...companyFields, version }));
const Invited = schemaOf(defineFields({ userId: hidden(chosenRow) }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { company, administrators, commission, users, trips } = await companyPage(
    actor,
    rowId(params['id'], 'company.notFound'),
  );
  const { id, name, status, version } = company;
  const logos = await companyLogos([id]);
  const saved = formValues(companyFields, {
    ...company,
    orgNumber: formatOrgNumber(company.orgNumber),
    contactPhone: formatPhone(company.contactPhone),
    emergencyPhone: formatPhone(company.emergencyPhone),
  });
  return data({
    title: translator(request)('companies:companies.edit', { name }),
    company: { id, name, status, version },
    permit: permitOf(company),
    ways: companyStates.table[status],
    administrators,
    logo: logos.get(id) ?? null,
    commission,
    users,
    trips,
    notes: await notesOf(actor, { companyId: id }),
    saved,
    phones: { contact: shownPhone(company.contactPhone), emergency: shownPhoneIf(company.emergencyPhone) },
    values: await withDraft(request, saved, 'save'),
    countries: await listCountries(localeOf(request)),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'company.notFound');
  const here = to.editCompany(id);
  return byIntent<unknown>(request, {
    invite: (form) =>
      saveForm(request, Invited, {
        form,
        run: ({ userId }) => renewInvitation(actor, userId),
        done: () => redirectWithFlash(request, here, 'companies:flash.invitedAgain'),
      }),
    save: async (form) => {
      const logo = takeFile(form, 'logo');
      return saveForm(request, EditedCompany, {
        form,
        run: (value) =>
          editCompany(actor, { id, version: value.version, details: pickFields(companyFields, value), logo }),
        done: () => redirectWithFlash(request, here, 'companies:flash.saved'),
      });
    },
  });
}

/** A company: its state and the possible changes to it, its details and their form, administrators, users, commission and upcoming trips. */
export default function EditCompany() {
  const {
    company,
    permit,
    ways,
    administrators,
    logo,
    commission,
    users,
    trips,
    notes,
    saved,
    phones,
    values,
    countries,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const labels = { ...useLabels(companyFields), logo: t('fields.logo') };
  const reply = useActionData<FormReply>();
  const form = useForm(EditedCompany, { reply, values, saved, labels });
  // Open with what was refused, or typed before a login, until that is saved: a link to a field ends the reply.
  const [openAt, setOpenAt] = useState<number>();
  const isUnfinished = reply !== undefined || JSON.stringify(values) !== JSON.stringify(saved);
  if (isUnfinished && openAt !== company.version) setOpenAt(company.version);
  return (
    <Screen
      area="admin"
      back={{ to: to.companies(), label: t('companies.title') }}
      over={t('companies.over')}
      title={company.name}
      meta={<CompanyBadge status={company.status} />}
      actions={
        <Row>
          {ways.map((way) => (
            <ConfirmLink key={way} variant="secondary" to={`${to.companyStatus(company.id)}?to=${way}`}>
              {t(`companies.to.${way}.link`)}
            </ConfirmLink>
          ))}
        </Row>
      }
    >
      <ErrorSummary {...form.summary} />
      <PermitBanner permit={permit} to="admin" />
      <CompanyFacts saved={saved} phones={phones} countries={countries} logo={logo} />
      <Disclosure summary={t('own.edit')} open={openAt === company.version}>
        <FormPart form={form} submit={t('companies.save')} encType="multipart/form-data" errorsAbove>
          <SavedMeanwhile form={form} labels={labels} show={useWords(companyFields)} />
          <input type="hidden" name="intent" value="save" />
          <Revision form={form} name="version" current={company.version} />
          <CompanySections form={form} countries={countries} logo={logo} />
        </FormPart>
      </Disclosure>
      <Administrators companyId={company.id} administrators={administrators} />
      <NotesSection area="admin" about={{ companyId: company.id }} notes={notes} />
      <CompanyUsers companyId={company.id} users={users} />
      <CompanyCommission companyId={company.id} commission={commission} />
      <CompanyTrips
        trips={trips}
        addressOf={({ number }) => path(to.adminBooking(number))}
        all={`${path(to.adminBookings())}?when=all&company=${company.id}`}
      />
    </Screen>
  );
}
