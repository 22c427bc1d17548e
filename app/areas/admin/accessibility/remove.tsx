import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeAccessibility, seeAccessibility } from '@bff/domain/accessibility';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request, 'admin');
    const { property, isInUse } = await seeAccessibility(actor, rowId(params['id'], 'accessibility.notFound'));
    return { actor, property, isInUse, name: accessibilityName(property, localeOf(request)) };
  },
  ask: ({ property, isInUse, name }, t) => ({
    title: t('accessibility:remove.title', { name }),
    text: [t('accessibility:remove.text')],
    submit: t('accessibility:remove.submit'),
    keep: t('accessibility:keep'),
    back: to.editAccessibility(property.id),
    backLabel: name,
    refusal: isInUse ? t('errors:accessibility.inUse') : undefined,
  }),
  change: ({ actor, property }) => removeAccessibility(actor, property.id),
  done: ({ name }) => ({ to: to.accessibilityList(), flash: 'accessibility:flash.removed', params: { name } }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a property is removed. */
export default function RemoveAccessibility() {
  return <ConfirmScreen area="admin" />;
}
