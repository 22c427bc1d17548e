import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useAsLeft } from '~/frame/use-as-left';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

interface RefusalProps {
  /** Why. */
  children: string;
  /** The page that the reader came from, and where else to go: paths without their language. */
  back: string;
  instead?: { to: string; label: string } | undefined;
}

/** In place of a form or a question that could only be refused: why, and the way back. */
export function Refusal({ children, back, instead }: RefusalProps) {
  const { t } = useTranslation('common');
  const path = usePath();
  const asLeft = useAsLeft();
  return (
    <Stack>
      <Banner tone="warning">{children}</Banner>
      <Row>
        {/* Nothing was asked, so there is nothing to keep. */}
        <LinkButton href={asLeft(back)}>{t('back')}</LinkButton>
        {instead ? (
          <LinkButton variant="secondary" href={path(instead.to)}>
            {instead.label}
          </LinkButton>
        ) : null}
      </Row>
    </Stack>
  );
}
