// Traces: S2-051, S9-026
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { z } from 'zod';
import { ownAddress } from '@bff/domain/sessions';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { PostForm } from '~/forms/PostForm';
import { parseForm } from '~/forms/parse-form.server';
import { consentCookie, consentOf, NO_CONSENT } from '~/http/consent.server';
import { forgetSearch } from '~/http/last-search.server';
import { redirectWithFlash } from '~/http/flash.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { Stack } from '@ds/primitives/Stack/Stack';

const CookieForm = z.object({
  /** The banner's two answers; the page's own form sends its checkboxes instead. */
  answer: z.enum(['all', 'necessary', 'chosen']),
  functional: z.literal('on').optional(),
  marketing: z.literal('on').optional(),
  livelyForms: z.literal('on').optional(),
  /** Where the banner was answered; anything but an address of this site counts as none. */
  returnTo: z.unknown().optional(),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const consent = await consentOf(request);
  return { title: translator(request)('cookies:title'), consent: consent ?? NO_CONSENT };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, CookieForm);
  if (!form.ok) return form.reply();
  const { answer, functional, marketing, livelyForms, returnTo } = form.value;
  const consent = {
    functional: answer === 'all' || (answer === 'chosen' && functional === 'on'),
    marketing: answer === 'all' || (answer === 'chosen' && marketing === 'on'),
    // The banner is only about cookies: its answers leave this on.
    livelyForms: answer !== 'chosen' || livelyForms === 'on',
  };
  const headers = new Headers({ 'set-cookie': await consentCookie(consent) });
  // What was kept with consent is removed when the consent is withdrawn.
  if (!consent.functional) headers.append('set-cookie', await forgetSearch());
  return redirectWithFlash(request, ownAddress(returnTo) ?? to.cookies(), 'flash:cookies.saved', { headers });
}

export default function CookieSettings() {
  const { consent } = useLoaderData<typeof loader>();
  const { t } = useTranslation('cookies');
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <PostForm>
          <Stack>
            <input type="hidden" name="answer" value="chosen" />
            <Checkbox
              name="necessary"
              label={t('necessary.label')}
              hint={t('necessary.hint')}
              defaultChecked
              disabled
            />
            <Checkbox
              name="functional"
              label={t('functional.label')}
              hint={t('functional.hint')}
              defaultChecked={consent.functional}
            />
            <Checkbox
              name="marketing"
              label={t('marketing.label')}
              hint={t('marketing.hint')}
              defaultChecked={consent.marketing}
            />
            <Checkbox
              name="livelyForms"
              label={t('livelyForms.label')}
              hint={t('livelyForms.hint')}
              defaultChecked={consent.livelyForms}
            />
            <Button>{t('save')}</Button>
          </Stack>
        </PostForm>
      </Stack>
    </PageFrame>
  );
}
