import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Stack } from '@ds/primitives/Stack/Stack';
import { FormFields } from '~/forms/FormFields';
import { useLabels, useWords } from '~/forms/labels';
import type { FormReply } from '~/forms/parse-form.server';
import { Revision } from '~/forms/Revision';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormPart, FormSection, Screen } from '~/screens/FormScreen';
import type { ShownExample } from '~/nouns/price-lists/example.server';
import { BesideExample } from '~/nouns/price-lists/BesideExample';
import { headFields, priceFields, subjectsField } from '~/nouns/price-lists/price-list-fields';
import { PriceFields } from '~/nouns/price-lists/PriceFields';
import type { OwnScope } from '@bff/domain/pricing';
import { priceListForm } from '~/nouns/price-lists/price-list-form';
import { to } from '~/to';
import { listOf, pageOf, removalOf } from './price-list-place';
import type { loadPriceList } from './price-list.server';

interface PriceListPageProps {
  kind: PriceListKind;
  scope: OwnScope;
}

/** A price list, new or existing, with the cost of a real trip beside it. */
export function PriceListPage({ kind, scope }: PriceListPageProps) {
  const { title, id, revision, subjects, values, saved, example } = useLoaderData<typeof loadPriceList>();
  const { t } = useTranslation('prices');
  const reply = useActionData<FormReply & { example?: ShownExample }>();
  const fields = { ...headFields, ...priceFields[kind], ...(scope === 'exception' ? { subjects: subjectsField(kind) } : {}) }; // prettier-ignore
  const labels = useLabels(fields);
  const words = useWords(fields);
  const form = useForm(priceListForm(kind, scope), { reply, values, saved, labels });
  const isShown = (name: string, value: string) =>
    name === 'subjects' ? (subjects.find((one) => String(one.id) === value)?.name ?? value) : words(name, value);
  const options = subjects.map((one) => ({ value: String(one.id), label: [one.name, one.detail].filter(Boolean).join(' · ') })); // prettier-ignore
  return (
    <Screen
      area="company"
      // A list is mostly named after its kind.
      over={title.toLowerCase().includes(t(`title.${kind}`).toLowerCase()) ? undefined : t(`title.${kind}`)}
      title={title}
      back={{ to: listOf(kind), label: t(`title.${kind}`) }}
    >
      <FormPart
        form={form}
        submit={t(id === null ? 'add.submit' : 'edit.submit')}
        also={
          id === null ? null : (
            <ConfirmLink variant="danger" to={removalOf(kind, scope, id)}>
              {t('remove.link')}
            </ConfirmLink>
          )
        }
      >
        <SavedMeanwhile form={form} labels={labels} show={isShown} />
        <Revision form={form} current={revision} />
        <BesideExample
          form={form}
          list={{ kind, scope, id }}
          first={reply?.example ?? example}
          asks={to.priceExample()}
          listOf={listOf}
          pageOf={pageOf}
        >
          <Stack gap="l">
            <FormSection legend={t('sections.period')}>
              <p className="measure">{t(`periods.${scope}`)}</p>
              <p className="measure">{t('order.rule')}</p>
              <FormFields form={form} fields={headFields} only={['name']} />
              <Columns>
                <FormFields
                  form={form}
                  fields={headFields}
                  only={['validFrom', 'validTo']}
                  with={{ validTo: { hint: t(`hints.validTo.${scope}`) } }}
                />
              </Columns>
            </FormSection>
            <FormSection legend={t('sections.prices')}>
              <p className="measure">{t('withoutTax')}</p>
              <PriceFields form={form} kind={kind} />
            </FormSection>
            {scope === 'exception' ? (
              <FormSection legend={t(kind === 'driver' ? 'sections.drivers' : 'sections.vehicles')}>
                {options.length === 0 ? (
                  <EmptyState title={t(`nobody.${kind}.title`)} text={t(`nobody.${kind}.text`)} />
                ) : (
                  <FormFields form={form} fields={{ subjects: subjectsField(kind) }} with={{ subjects: { options } }} />
                )}
              </FormSection>
            ) : null}
          </Stack>
        </BesideExample>
      </FormPart>
    </Screen>
  );
}
