// Traces: S3-033
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { MOST_MEGABYTES } from '@bff/domain/images';
import { picturesRevision, seeVehicle, setVehiclePicture, vehiclePictures } from '@bff/domain/vehicles';
import { DomainError } from '@bff/domain/shared/errors';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Columns } from '@ds/primitives/Columns/Columns';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { FileField } from '@ds/primitives/FileField/FileField';
import { Stack } from '@ds/primitives/Stack/Stack';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { Revision } from '~/forms/Revision';
import { takeFile } from '~/forms/take-file.server';
import { useFileTexts } from '~/forms/use-file-texts';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Section } from '~/screens/DetailScreen';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { PictureForm, pictureFields } from './picture-fields';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { vehicle } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
  const { id, registrationNumber: name } = vehicle;
  const pictures = (await vehiclePictures([id])).get(id) ?? [];
  const revision = await picturesRevision(actor, id);
  const title = translator(request)('fleet:pictures.title', { name });
  return data({ title, id, name, pictures, revision, megabytes: MOST_MEGABYTES });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'vehicle.notFound');
  // A bus of another company does not exist to the actor; the form could only say that it cannot be done.
  await seeVehicle(actor, id);
  const sent = await readForm(request);
  const upload = takeFile(sent, 'picture');
  const form = await parseForm(sent, PictureForm);
  if (!form.ok) return form.reply();
  if (!upload) return form.refused(new DomainError('image.missing', [], 'picture'));
  return answer(setVehiclePicture(actor, { id, upload, ...form.value }), {
    form,
    done: () => redirectWithFlash(request, to.vehiclePictures(id), 'fleet:flash.pictureSaved'),
  });
}

/** The pictures of a bus: from its four sides, and inside. */
export default function VehiclePictures() {
  const { title, id, name, pictures, revision, megabytes } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const labels = { ...useLabels(pictureFields), picture: t('pictures.file') };
  const form = useForm(PictureForm, { reply: useActionData<typeof action>(), labels });
  return (
    <Screen area="company" back={{ to: to.editVehicle(id), label: name }} title={title}>
      <ErrorSummary {...form.summary} />
      <p className="measure">{t('pictures.intro')}</p>
      <Section id="add" title={t('pictures.add')}>
        <FormPart form={form} encType="multipart/form-data" guarded={false} errorsAbove submit={t('pictures.submit')}>
          <Revision form={form} current={revision} />
          <FormFields form={form} fields={pictureFields} with={{ view: { placeholder: t('pictures.chooseView') } }} />
          <FileField
            {...form.secret('picture')}
            label={t('pictures.file')}
            hint={t('pictures.fileHint', { megabytes })}
            accept="image/jpeg,image/png"
            texts={useFileTexts()}
          />
        </FormPart>
      </Section>
      <Section id="now" title={t('pictures.now')}>
        {pictures.length === 0 ? (
          <EmptyState title={t('pictures.empty.title')} text={t('pictures.empty.text')} />
        ) : (
          <Columns>
            {pictures.map(({ view, small, large }) => (
              <Stack key={view}>
                <h3>{t(`pictures.views.${view}`)}</h3>
                <a href={large.address}>
                  <img
                    src={small.address}
                    width={small.width}
                    height={small.height}
                    alt={t('pictures.alt', { view: t(`pictures.views.${view}`), name })}
                    loading="lazy"
                  />
                </a>
                <ConfirmLink variant="danger" size="small" to={to.removeVehiclePicture(id, view)}>
                  {t('pictures.remove.link')}
                </ConfirmLink>
              </Stack>
            ))}
          </Columns>
        )}
      </Section>
    </Screen>
  );
}
