import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { changeDeviation, handleDeviation, seeDeviation } from '@bff/domain/deviations';
import { Row } from '@ds/primitives/Row/Row';
import { writtenAmount } from '@formats';
import { formValues, pickFields } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { byIntent, saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { editFields, EditedDeviation } from '~/nouns/deviations/deviation-fields';
import { DeviationFacts, DeviationImages } from '~/nouns/deviations/DeviationFacts';
import { actButtons } from '~/screens/act-buttons.server';
import { ActButton } from '~/screens/ActButton';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { FormPart } from '~/screens/FormScreen';
import { to } from '~/to';
import { deviationStates, handlingStates, isOpenDeviation } from '@states/deviation-states';

export const headers = privatePage;

const ACTS = ['handle', 'needsInvoice', 'noDeviation'] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { deviation, images, revision } = await seeDeviation(actor, rowId(params['id'], 'deviation.notFound'));
  const { price, extraMetres } = deviation;
  const written = (number: number) => String(number).replace('.', localeOf(request) === 'sv' ? ',' : '.');
  const saved = formValues(editFields, {
    ...deviation,
    price: price === null ? null : writtenAmount(price, localeOf(request)),
    extraMetres: written(extraMetres / 1000),
  });
  return data({
    title: translator(request)('deviations:details.title', { number: deviation.bookingNumber }),
    deviation,
    images,
    revision,
    saved,
    values: await withDraft(request, saved, 'save'),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'deviation.notFound');
  // Another company's does not exist to the actor; the form could only say that it cannot be done.
  await seeDeviation(actor, id);
  const back = to.companyDeviation(id);
  return byIntent(request, {
    save: (form) =>
      saveForm(request, EditedDeviation, {
        form,
        run: ({ revision, ...value }) =>
          changeDeviation(actor, { id, revision, details: pickFields(editFields, value) }),
        done: () => redirectWithFlash(request, back, 'deviations:flash.saved'),
      }),
    ...actButtons(request, ACTS, {
      run: (act) => handleDeviation(actor, id, act),
      done: (act) => redirectWithFlash(request, back, `deviations:flash.${act}`),
    }),
  });
}

/** One deviation: what was reported, how the company handles it, and what it charges. */
export default function CompanyDeviation() {
  const { title, deviation, images, revision, saved, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deviations');
  const labels = useLabels(editFields);
  const form = useForm(EditedDeviation, { reply: useActionData<typeof action>(), values, saved, labels });
  const { handling, status } = deviation;
  const isOpen = isOpenDeviation(deviation);
  return (
    <DetailScreen area="company" back={{ to: to.postInvoicing(), label: t('list.company') }} title={title}>
      <DeviationFacts deviation={deviation} isInForm={isOpen} />
      <DeviationImages images={images} />
      {isOpen ? (
        <>
          <Section id="acts" title={t('details.acts')}>
            {handling === 'notHandled' || handling === 'handled' ? (
              <p className="measure">{t(`advice.${handling}`)}</p>
            ) : null}
            <Row>
              {handlingStates.allows(handling, 'handled') ? (
                <ActButton name="handle" sends={{ intent: 'handle' }}>
                  {t('acts.handle')}
                </ActButton>
              ) : null}
              {handlingStates.allows(handling, 'done') && deviationStates.allows(status, 'needsInvoice') ? (
                <ActButton name="needsInvoice" sends={{ intent: 'needsInvoice' }}>
                  {t('acts.needsInvoice')}
                </ActButton>
              ) : null}
              {handlingStates.allows(handling, 'noDeviation') ? (
                <ActButton name="noDeviation" variant="secondary" sends={{ intent: 'noDeviation' }}>
                  {t('acts.noDeviation')}
                </ActButton>
              ) : null}
            </Row>
          </Section>
          <Section id="change" title={t('details.change')}>
            <FormPart form={form} submit={t('details.save')}>
              <input type="hidden" name="intent" value="save" />
              <SavedMeanwhile form={form} labels={labels} />
              <Revision form={form} current={revision} />
              <FormFields form={form} fields={editFields} />
            </FormPart>
          </Section>
        </>
      ) : null}
    </DetailScreen>
  );
}
