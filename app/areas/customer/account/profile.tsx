// Traces: S2-029
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { awaitsDeletion } from '@bff/domain/erasure';
import { EMAIL_CHANGE_VALID_MINUTES, ownProfile } from '@bff/domain/accounts';
import { DomainError } from '@bff/domain/shared/errors';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Button } from '@ds/primitives/Button/Button';
import { Disclosure, DisclosureLink } from '@ds/primitives/Disclosure/Disclosure';
import { Stack } from '@ds/primitives/Stack/Stack';
import { facesOf } from '~/forms/fields';
import { PostForm } from '~/forms/PostForm';
import { readForm } from '~/forms/parse-form.server';
import { requireActor } from '~/http/actor.server';
import { draftOf, textsOf } from '~/http/draft.server';
import { usePath } from '~/http/paths';
import { currentSession } from '~/http/session.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { ChangeEmailForm, ChangeLanguageForm, ChangePasswordForm } from './ProfileForms';
import { emailFields, isProfileIntent, profileIntents } from './profile-intents.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return data({
    title: translator(request)('account:profile.title'),
    profile: await ownProfile(actor),
    awaitsDeletion: await awaitsDeletion(actor.userId),
    isCustomer: actor.customerId !== null,
    hasSecondFactor: (await currentSession(request))?.user?.hasSecondFactor ?? false,
    changeMinutes: EMAIL_CHANGE_VALID_MINUTES,
    fields: facesOf(emailFields),
    typedEmail: textsOf(await draftOf(request))['email'],
  });
}

/** Each of the page's forms names its intent; an unknown one is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const form = await readForm(request);
  const intent = form.get('intent');
  if (!isProfileIntent(intent)) throw new DomainError('input.invalid');
  const answered = await profileIntents[intent]({ request, actor, form, clientAddress: context.clientAddress });
  if (!('data' in answered)) return answered;
  return data({ ...answered.data, sent: intent }, { status: answered.init?.status ?? 422 });
}

/** One's own account: login details, language of mails, and active sessions. */
export default function ProfilePage() {
  const {
    profile,
    awaitsDeletion: isLeaving,
    isCustomer,
    hasSecondFactor,
    changeMinutes,
    typedEmail,
    fields,
  } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation('account');
  const path = usePath();
  const replyTo = (intent: string) => (answered?.sent === intent ? answered : undefined);
  return (
    <PageFrame width="narrow">
      <Stack gap="xl">
        <Stack>
          <h1>{t('profile.title')}</h1>
          {isLeaving ? (
            <Banner tone="warning">
              {t('ownData.deletionWaits')} <a href={path(to.deleteAccount())}>{t('ownData.seeDeletion')}</a>
            </Banner>
          ) : null}
          <SummaryList
            rows={[
              { label: t('profile.name'), value: profile.name },
              { label: t('profile.username'), value: profile.username },
              {
                label: t('secondFactor.title'),
                value: t(hasSecondFactor ? 'secondFactor.isOn' : 'secondFactor.isOff'),
              },
              // Last: what is asked of an unconfirmed address follows.
              {
                label: t('profile.email'),
                value: `${profile.email} (${t(profile.emailVerified ? 'profile.verified' : 'profile.unverified')})`,
              },
              ...(profile.newEmail
                ? [{ label: t('email.pending'), value: t('email.pendingValue', { email: profile.newEmail }) }]
                : []),
            ]}
          />
          {profile.newEmail ? (
            <PostForm>
              <Stack>
                <input type="hidden" name="intent" value="cancelEmail" />
                <p>{t('email.pendingHint', { minutes: changeMinutes })}</p>
                <Button variant="secondary">{t('email.cancel')}</Button>
              </Stack>
            </PostForm>
          ) : null}
          {profile.emailVerified ? null : (
            <PostForm>
              <Stack>
                <input type="hidden" name="intent" value="resend" />
                <p>{t('profile.verifyHint')}</p>
                <Button variant="secondary">{t('profile.resend')}</Button>
              </Stack>
            </PostForm>
          )}
          {isCustomer ? (
            <p>
              <a href={path(to.contactInfo())}>{t('profile.contact')}</a>
            </p>
          ) : null}
        </Stack>
        <Stack as="section" labelledBy="language-heading">
          <h2 id="language-heading">{t('language.title')}</h2>
          <ChangeLanguageForm reply={replyTo('language')} language={profile.language} />
        </Stack>
        <Stack as="section" gap="s" labelledBy="login-heading">
          <h2 id="login-heading">{t('profile.login')}</h2>
          <ChangeEmailForm fields={fields} reply={replyTo('email')} typed={typedEmail} />
          <ChangePasswordForm reply={replyTo('password')} username={profile.username} />
          <div>
            <DisclosureLink href={path(to.secondFactor())}>
              {t(hasSecondFactor ? 'secondFactor.manage' : 'secondFactor.setUp')}
            </DisclosureLink>
          </div>
          <Disclosure summary={t('sessions.title')}>
            <PostForm>
              <Stack>
                <input type="hidden" name="intent" value="logOutEverywhere" />
                <p>{t('sessions.intro')}</p>
                <Button variant="secondary">{t('sessions.submit')}</Button>
              </Stack>
            </PostForm>
          </Disclosure>
        </Stack>
        <Stack as="section" labelledBy="data-heading">
          <h2 id="data-heading">{t('ownData.title')}</h2>
          <ul>
            <li>
              <a href={path(to.dataExport())}>{t('export.title')}</a>
            </li>
            <li>
              <a href={path(to.deleteAccount())}>{t('delete.title')}</a>
            </li>
          </ul>
        </Stack>
      </Stack>
    </PageFrame>
  );
}
