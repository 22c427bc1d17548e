import { useTranslation } from '~/i18n/use-translation';
import type { ShownRight } from '@bff/domain/deal-organisations';
import { Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

interface UserRightsProps {
  userId: number;
  rights: readonly ShownRight[];
  mayGive: boolean;
}

/** A user's rights by unit, with links to give and revoke them. */
export function UserRights({ userId, rights, mayGive }: UserRightsProps) {
  const { t } = useTranslation('organisation');
  const path = usePath();
  const takePath = ({ unitId, role }: ShownRight) => path(`${to.takeRight(userId)}?unit=${unitId}&role=${role}`);
  return (
    <Section id="rights" title={t('deals:rights.title')}>
      {rights.length > 0 ? (
        <Table
          caption={t('deals:rights.title')}
          hideCaption
          rows={rights}
          rowKey={({ unitId, role }) => `${unitId}-${role}`}
          columns={[
            { key: 'unit', label: t('unit'), rowHeader: true, cell: ({ unitName }) => unitName },
            { key: 'role', label: t('deals:role.label'), cell: ({ role }) => t(`deals:role.${role}`) },
            {
              key: 'take',
              label: t('rights.change'),
              cell: (right) => (right.mayTake ? <a href={takePath(right)}>{t('rights.take')}</a> : '–'),
            },
          ]}
        />
      ) : (
        <p>{t('rights.none')}</p>
      )}
      {mayGive ? (
        <Row>
          <LinkButton variant="secondary" href={path(to.giveRight(userId))}>
            {t('rights.give')}
          </LinkButton>
        </Row>
      ) : null}
    </Section>
  );
}
