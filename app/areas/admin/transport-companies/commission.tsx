// Traces: S2-088
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { commissionPage } from '@bff/areas/admin';
import { setCommission, withdrawCommission } from '@bff/domain/companies';
import { shownSetting } from '@bff/domain/settings';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { formatPercent } from '@formats';
import { Revision } from '~/forms/Revision';
import { schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import type { FormReply } from '~/forms/parse-form.server';
import { byIntent, saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { Section } from '~/screens/DetailScreen';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { commissionFields } from './commission-fields';
import { CommissionForm, WithdrawForm } from './commission-form.server';
import { ChangeHistory, UpcomingChanges } from '../parts/DatedChanges';
import { commissionText } from './commission-text';
import { PastCommissions } from './PastCommissions';
import { CompanyBadge } from '~/nouns/companies/CompanyBadge';

export const headers = privatePage;

const CommissionSchema = schemaOf(commissionFields);
const ways = ['own', 'general'] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await commissionPage(actor, rowId(params['id'], 'company.notFound'));
  const { basisPoints } = page.commission;
  const typed =
    basisPoints === null ? '' : shownSetting('commissionBasisPoints', String(basisPoints), localeOf(request));
  const draft = await withDraft(request, {}, 'save');
  return data({ title: translator(request)('commissions:of', { name: page.company.name }), typed, ...page, draft });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = rowId(params['id'], 'company.notFound');
  const here = to.companyCommission(companyId);
  return byIntent<unknown>(request, {
    save: (form) =>
      saveForm(request, CommissionForm, {
        form,
        run: (commission) => setCommission(actor, { companyId, ...commission }),
        done: () => redirectWithFlash(request, here, 'commissions:flash.saved'),
      }),
    withdraw: (form) =>
      saveForm(request, WithdrawForm, {
        form,
        run: (step) => withdrawCommission(actor, { companyId, ...step }),
        done: () => redirectWithFlash(request, here, 'commissions:flash.withdrawn'),
      }),
  });
}

/** A company's commission: current, future and past, and who changed it. */
export default function CommissionOfCompany() {
  const { company, commission, general, today, history, typed, draft } = useLoaderData<typeof loader>();
  const { t } = useTranslation('commissions');
  const path = usePath();
  const locale = useLocale();
  const reply = useActionData<FormReply>();
  const saved = { which: commission.basisPoints === null ? 'general' : 'own', percent: typed };
  const labels = useLabels(commissionFields);
  const form = useForm(CommissionSchema, {
    reply,
    values: { ...saved, validFrom: today, ...draft },
    saved,
    together: [['which', 'percent']],
    labels,
  });
  const shownGeneral = formatPercent(general, locale);
  const shown = (own: number | null) => commissionText(t, locale, own, general);
  const wordOf = (field: string, value: string) =>
    field === 'which' ? (value === 'own' ? t('own') : t('useGeneral', { percent: shownGeneral })) : `${value} %`;
  return (
    <Screen
      area="admin"
      back={[
        { to: to.companies(), label: t('companies:companies.title') },
        { to: to.editCompany(company.id), label: company.name },
      ]}
      over={t('over')}
      title={t('of', { name: company.name })}
      meta={<CompanyBadge status={company.status} />}
    >
      <ErrorSummary {...form.summary} />
      <Section id="now" title={t('now')}>
        <SummaryList
          rows={[
            { label: t('value'), value: shown(commission.basisPoints) },
            ...(commission.since ? [{ label: t('since'), value: commission.since }] : []),
            {
              label: t('general'),
              value: shownGeneral,
              action: <a href={path(to.editSetting('commissionBasisPoints'))}>{t('toGeneral')}</a>,
            },
          ]}
        />
      </Section>
      <UpcomingChanges
        changes={commission.upcoming}
        value={{ label: t('value'), of: ({ basisPoints }) => shown(basisPoints) }}
        withdraws={{ revision: commission.revision }}
      />
      <FormPart form={form} heading={t('change')} errorsAbove submit={t('submit')}>
        <SavedMeanwhile form={form} labels={labels} show={wordOf} />
        <input type="hidden" name="intent" value="save" />
        <Revision form={form} current={commission.revision} />
        <FormFields
          form={form}
          fields={commissionFields}
          only={['which', 'percent', 'validFrom']}
          with={{
            which: { options: ways.map((value) => ({ value, label: wordOf('which', value) })), variant: 'list' },
            validFrom: { min: today },
          }}
        />
        <p className="muted measure">{t('frozen')}</p>
      </FormPart>
      <PastCommissions periods={commission.past} />
      <ChangeHistory caption={t('history')} none={t('noHistory')} changes={history} shown={shown} isDated />
    </Screen>
  );
}
