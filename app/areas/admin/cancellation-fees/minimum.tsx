// Traces: S2-097, S3-059
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { checkMinimumTiers, tiersForm } from '#fields/cancellation-tiers';
import { seeMinimumTiers, setMinimumTiers } from '@bff/domain/cancellation-fees';
import type { FormReply } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { TiersForm } from '~/nouns/cancellation-fees/TiersForm';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const seen = await seeMinimumTiers(await requireActor(request));
  const draft = await withDraft(request, {});
  return data({ title: translator(request)('cancellation:minimum.title'), ...seen, draft });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  return saveForm(request, tiersForm(checkMinimumTiers), {
    run: (typed) => setMinimumTiers(actor, typed),
    done: () => redirectWithFlash(request, to.minimumCancellationFees(), 'cancellation:flash.minimumSaved'),
  });
}

/** The minimum for every operator's cancellation fees. */
export default function MinimumCancellationFees() {
  const { title, tiers, revision, draft } = useLoaderData<typeof loader>();
  const { t } = useTranslation('cancellation');
  const reply = useActionData<FormReply>();
  return (
    <Screen area="admin" back={{ to: to.cancellationFees(), label: t('list.title') }} title={title}>
      <p className="measure">{t('minimum.intro')}</p>
      <TiersForm reply={reply} tiers={tiers} revision={revision} draft={draft} check={checkMinimumTiers} />
    </Screen>
  );
}
