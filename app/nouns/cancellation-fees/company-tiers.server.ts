import { data } from '@remix-run/node';
import { checkCancellationTiers, tiersForm } from '#fields/cancellation-tiers';
import { minimumTiers, seeCompanyTiers, setCompanyTiers } from '@bff/domain/cancellation-fees';
import type { UserActor } from '@bff/domain/shared/actor';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { translator } from '~/i18n/i18n.server';

export async function loadCompanyTiers(request: Request, actor: UserActor, companyId: number) {
  return data({
    title: translator(request)('cancellation:title'),
    ...(await seeCompanyTiers(actor, companyId)),
    draft: await withDraft(request, {}),
  });
}

/** Reports every fault in every row at once, by the rule that the verb applies again. */
export async function saveCompanyTiers(request: Request, actor: UserActor, companyId: number, here: string) {
  await seeCompanyTiers(actor, companyId);
  const minimum = await minimumTiers();
  return saveForm(
    request,
    tiersForm((tiers) => checkCancellationTiers(tiers, minimum)),
    {
      run: ({ tiers, revision }) => setCompanyTiers(actor, { companyId, tiers, revision }),
      done: () => redirectWithFlash(request, here, 'cancellation:flash.saved'),
    },
  );
}
