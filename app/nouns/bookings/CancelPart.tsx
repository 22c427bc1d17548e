import { ConfirmLink } from '~/screens/ConfirmLink';
import { Section } from '~/screens/DetailScreen';

interface CancelPartProps {
  /** Also of the page's link to this part. */
  title: string;
  /** The page that asks first: a path without locale. */
  to: string;
  link: string;
}

/** The button that cancels, at the end of a page of staff: it is what they do least. */
export const CancelPart = ({ title, to, link }: CancelPartProps) => (
  <Section id="cancel" title={title}>
    <div>
      <ConfirmLink variant="danger" to={to}>
        {link}
      </ConfirmLink>
    </div>
  </Section>
);
