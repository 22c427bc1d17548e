import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

interface Organisation {
  id: number;
  name: string;
}

const useDetailsPath = () => {
  const path = usePath();
  return ({ id }: Organisation) => path(to.dealCustomer(id));
};

/** The organisations that a traffic controller acts for. */
export function ServedOrganisations({ userId, served }: { userId: number; served: readonly Organisation[] }) {
  const { t } = useTranslation('users');
  const path = usePath();
  const detailsPath = useDetailsPath();
  return (
    <Section id="organisations" title={t('organisations.title')}>
      {served.length > 0 ? (
        <ul>
          {served.map((organisation) => (
            <li key={organisation.id}>
              <a href={detailsPath(organisation)}>{organisation.name}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('organisations.none')}</p>
      )}
      <Row>
        <LinkButton variant="secondary" href={path(to.userOrganisations(userId))}>
          {t('organisations.link')}
        </LinkButton>
      </Row>
    </Section>
  );
}
