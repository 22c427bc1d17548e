// Traces: S2-029
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { z } from 'zod';
import { deleteUser, expectedDeletion, ownDeletion, queueDeletion, withdrawDeletion } from '@bff/domain/erasure';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useErrorMessage } from '~/forms/error-text';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { endSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';

export const headers = privatePage;

const UnderstoodForm = z.object({ understood: z.literal('on', 'forms.understood') });

const PAGE = to.deleteAccount();

/** `delete`: now; `later`: when it becomes possible; `keep`: cancels the deletion. */
const forms = {
  delete: { fields: UnderstoodForm, run: deleteUser, done: leave },
  later: {
    fields: UnderstoodForm,
    run: queueDeletion,
    done: (request: Request) => redirectWithFlash(request, PAGE, 'account:flash.deletionAsked'),
  },
  keep: {
    fields: z.object({}),
    run: withdrawDeletion,
    done: (request: Request) => redirectWithFlash(request, PAGE, 'account:flash.deletionWithdrawn'),
  },
};

const isIntent = (intent: unknown): intent is keyof typeof forms =>
  typeof intent === 'string' && Object.hasOwn(forms, intent);

async function leave(request: Request) {
  const headers = await endSession(request);
  return redirectWithFlash(request, to.home(), 'account:flash.accountDeleted', { headers });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  return data({ title: translator(request)('account:delete.title'), ...(await whatHolds(actor)) });
}

async function whatHolds(actor: UserActor) {
  const { mayDelete, obstacle, waiting } = await ownDeletion(actor);
  const from = obstacle?.possibleFrom ? [obstacle.possibleFrom.toISOString()] : [];
  const expected = waiting && (waiting.dueAt ?? expectedDeletion(obstacle ?? undefined));
  return {
    mayDelete,
    obstacle: obstacle && [obstacle.key, ...(obstacle.args ?? []), ...from].join(','),
    waits: waiting !== null,
    expected,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const actor = await requireRecentLogin(request, { form: sent });
  const intent = sent.get('intent');
  if (!isIntent(intent)) throw new DomainError('input.invalid');
  const { fields, run, done } = forms[intent];
  const form = await parseForm(sent, fields);
  if (!form.ok) return form.reply();
  return answer(run(actor, actor.userId), { form, done: () => done(request) });
}

/**
 * Deletes one's own account, after listing what is removed and what remains: immediately or, while something prevents it, when it becomes
 * possible.
 */
export default function DeleteAccount() {
  const { title, mayDelete, obstacle, waits, expected } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const path = usePath();
  const message = useErrorMessage();
  const form = useShownForm(useActionData<typeof action>());
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path(to.profile())}>{t('profile.title')}</BackLink>
        <h1>{title}</h1>
        <ErrorSummary {...form.summary} />
        {mayDelete ? null : <p>{t('delete.byOthers')}</p>}
        {waits ? <Waiting expected={expected} /> : null}
        {obstacle ? (
          <>
            <Banner tone="warning">{message(obstacle)}</Banner>
            <p>
              {t('delete.meanwhile')} <a href={path(to.bookings())}>{t('common:nav.myTrips')}</a>
            </p>
          </>
        ) : null}
        {mayDelete && !(waits && obstacle) ? (
          <PostForm>
            <Stack>
              <input type="hidden" name="intent" value={obstacle ? 'later' : 'delete'} />
              {obstacle ? (
                <>
                  <h2>{t('delete.later')}</h2>
                  <p>{t('delete.laterText')}</p>
                </>
              ) : null}
              {waits ? <h2>{t('delete.now')}</h2> : null}
              <h2>{t('delete.whatGoes')}</h2>
              <ul>
                <li>{t('delete.account')}</li>
                <li>{t('delete.contact')}</li>
                <li>{t('delete.trips')}</li>
              </ul>
              <h2>{t('delete.whatStays')}</h2>
              <p>{t('delete.accounting')}</p>
              <p>
                {t('delete.exportFirst')} <a href={path(to.dataExport())}>{t('export.title')}</a>
              </p>
              <Checkbox {...form.box('understood')} label={t('delete.understood')} required />
              <Button variant="danger">{t(obstacle ? 'delete.laterSubmit' : 'delete.submit')}</Button>
            </Stack>
          </PostForm>
        ) : null}
      </Stack>
    </PageFrame>
  );
}

/** The account is waiting to be deleted; until then its owner can change their mind. */
function Waiting({ expected }: { expected: Date | null }) {
  const { t } = useTranslation('account');
  return (
    <>
      <Banner tone="info" title={t('delete.waits')}>
        {expected ? t('delete.waitsUntil', { date: expected }) : t('delete.waitsUnknown')}
      </Banner>
      <p>{t('delete.waitsText')}</p>
      <PostForm>
        <input type="hidden" name="intent" value="keep" />
        <Button variant="secondary">{t('delete.keep')}</Button>
      </PostForm>
    </>
  );
}
