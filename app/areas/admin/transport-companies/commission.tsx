// Traces: S2-088
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { commissionPage } from '@bff/areas/admin';
import { setCommission, withdrawCommission } from '@bff/domain/companies';
import { shownSetting } from '@bff/domain/settings';
import { DomainError } from '@bff/domain/shared/errors';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Button } from '@ds/primitives/Button/Button';
import { DateField } from '@ds/primitives/DateField/DateField';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatPercent } from '@formats';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { Form } from '~/forms/Form';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { WayBack } from '~/frame/WayBack';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { CommissionFields } from './commission-fields';
import { CommissionForm, WithdrawForm } from './commission-form.server';
import { commissionText } from './commission-text';
import { CommissionHistory, PastCommissions, UpcomingCommissions } from './CommissionTables';
import { CompanyBadge } from './CompanyBadge';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await commissionPage(actor, rowId(params['id'], 'company.notFound'));
  const { basisPoints } = page.commission;
  const typed =
    basisPoints === null ? '' : shownSetting('commissionBasisPoints', String(basisPoints), localeOf(request));
  return data({ title: translator(request)('commissions:of', { name: page.company.name }), typed, ...page });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = rowId(params['id'], 'company.notFound');
  const sent = await readForm(request);
  const intent = sent.get('intent');
  const here = `/dashboard/admin/transport-companies/commission/${companyId}`;
  if (intent === 'save') {
    const form = await parseForm(sent, CommissionForm);
    if (!form.ok) return form.reply();
    return answer(setCommission(actor, { companyId, ...form.value }), {
      form,
      done: () => redirectWithFlash(request, here, 'commissions:flash.saved'),
    });
  }
  if (intent === 'withdraw') {
    const form = await parseForm(sent, WithdrawForm);
    if (!form.ok) return form.reply();
    return answer(withdrawCommission(actor, { companyId, ...form.value }), {
      form,
      done: () => redirectWithFlash(request, here, 'commissions:flash.withdrawn'),
    });
  }
  throw new DomainError('input.invalid');
}

/** A company's commission: what counts now, what will, what did, and who changed it. */
export default function CommissionOfCompany() {
  const { company, commission, general, today, history, typed } = useLoaderData<typeof loader>();
  const { t } = useTranslation('commissions');
  const path = usePath();
  const locale = useLocale();
  const reply = useActionData<typeof action>();
  const saved = { which: commission.basisPoints === null ? 'general' : 'own', percent: typed };
  const labels = { which: t('which'), percent: t('ownPercent'), validFrom: t('from') };
  const form = useForm(CommissionFields, { reply, values: { ...saved, validFrom: today }, labels });
  const shownGeneral = formatPercent(general, locale);
  const wordOf = (field: string, value: string) =>
    field === 'which' ? (value === 'own' ? t('own') : t('useGeneral', { percent: shownGeneral })) : `${value} %`;
  return (
    <AreaFrame area="admin">
      <WayBack
        back={[
          { to: '/dashboard/admin/transport-companies/list', label: t('companies:companies.title') },
          { to: `/dashboard/admin/transport-companies/edit/${company.id}`, label: company.name },
        ]}
        here={t('over')}
      />
      <PageHeader
        over={t('over')}
        title={t('of', { name: company.name })}
        meta={<CompanyBadge status={company.status} />}
      />
      <ErrorSummary {...form.summary} />
      <Stack as="section" labelledBy="now">
        <h2 id="now">{t('now')}</h2>
        <SummaryList
          rows={[
            { label: t('value'), value: commissionText(t, locale, commission.basisPoints, general) },
            ...(commission.since ? [{ label: t('since'), value: commission.since }] : []),
            {
              label: t('general'),
              value: shownGeneral,
              action: (
                <a href={path('/dashboard/admin/configurations/general-settings/commissionBasisPoints')}>
                  {t('toGeneral')}
                </a>
              ),
            },
          ]}
        />
      </Stack>
      <UpcomingCommissions steps={commission.upcoming} revision={commission.revision} general={general} />
      <Form form={form} guarded>
        <Stack>
          <h2>{t('change')}</h2>
          <SavedMeanwhile form={form} saved={saved} labels={labels} show={wordOf} />
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="revision" value={commission.revision} />
          <RadioGroup
            {...form.field('which')}
            legend={t('which')}
            options={[
              { value: 'own', label: t('own') },
              { value: 'general', label: t('useGeneral', { percent: shownGeneral }) },
            ]}
          />
          <NumberField
            {...form.field('percent')}
            label={t('ownPercent')}
            hint={t('ownPercentHint')}
            suffix="%"
            decimal
            width="sm"
          />
          <DateField {...form.field('validFrom')} label={t('from')} hint={t('fromHint')} min={today} required />
          <p className="muted measure">{t('frozen')}</p>
          <Row>
            <Button>{t('submit')}</Button>
          </Row>
        </Stack>
      </Form>
      <PastCommissions periods={commission.past} />
      <CommissionHistory history={history} general={general} />
    </AreaFrame>
  );
}
