import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ownSecondFactor, RECOVERY_CODES } from '@bff/domain/accounts';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Meter } from '@ds/primitives/Meter/Meter';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { translator } from '~/i18n/i18n.server';
import { useWhen } from '~/i18n/use-when';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';

/** With fewer recovery codes left than this, suggests new ones. */
const FEW_CODES = 3;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { since, recoveryCodesLeft, obliged } = await ownSecondFactor(actor);
  return data({
    title: translator(request)('account:secondFactor.title'),
    since: since?.toISOString() ?? null,
    recoveryCodesLeft,
    codes: RECOVERY_CODES,
    obliged,
  });
}

/** Whether the second factor is on, and what can be done with it. */
export default function SecondFactor() {
  const { title, since, recoveryCodesLeft, codes, obliged } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const when = useWhen();
  const path = usePath();
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path(to.profile())}>{t('profile.title')}</BackLink>
        <h1>{title}</h1>
        {obliged && !since ? <Banner tone="warning">{t('secondFactor.obliged')}</Banner> : null}
        <p>{t('secondFactor.intro')}</p>
        {since ? (
          <>
            <SummaryList
              rows={[
                { label: t('secondFactor.state'), value: t('secondFactor.on') },
                { label: t('secondFactor.since'), value: when(new Date(since)) },
              ]}
            />
            <Meter
              id="codes-left"
              label={t('secondFactor.codesLeft')}
              value={recoveryCodesLeft}
              max={codes}
              valueText={t('secondFactor.leftOf', { left: recoveryCodesLeft, all: codes })}
            />
            {recoveryCodesLeft < FEW_CODES ? <Banner tone="warning">{t('secondFactor.fewCodes')}</Banner> : null}
            <Row>
              <LinkButton href={path(to.recoveryCodes())} variant="secondary">
                {t('secondFactor.newCodes')}
              </LinkButton>
              {obliged ? null : (
                <LinkButton href={path(to.turnOffSecondFactor())} variant="secondary">
                  {t('secondFactor.turnOff')}
                </LinkButton>
              )}
            </Row>
            {obliged ? <p>{t('secondFactor.staysOn')}</p> : null}
          </>
        ) : (
          <>
            <p>{t('secondFactor.needApp')}</p>
            <p>
              <LinkButton href={path(to.setUpSecondFactor())}>{t('secondFactor.setUp')}</LinkButton>
            </p>
          </>
        )}
      </Stack>
    </PageFrame>
  );
}
