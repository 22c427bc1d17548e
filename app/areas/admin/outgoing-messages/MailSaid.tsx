import { useTranslation } from '~/i18n/use-translation';
import type { ReadMessage } from '@bff/domain/outgoing-messages';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Section } from '~/screens/DetailScreen';

type Part = NonNullable<ReadMessage['parts']>[number];

/** What a mail said, or will say, in its own language; links without their addresses. */
export function MailSaid({ message: { parts, state, about } }: { message: ReadMessage }) {
  const { t } = useTranslation('outgoing');
  if (!parts)
    return (
      <Section id="said" title={t('mail.sent')}>
        <p className="measure">{t('mail.erased')}</p>
      </Section>
    );
  return (
    <Section id="said" title={t(state === 'sent' ? 'mail.sent' : 'mail.waiting')}>
      <div lang={about.language}>
        <Stack>
          {parts.map((part, index) => (
            // The parts of a mail are never reordered.
            <PartOfMail key={index} part={part} />
          ))}
        </Stack>
      </div>
      <p className="muted">{t('mail.links')}</p>
    </Section>
  );
}

function PartOfMail({ part }: { part: Part }) {
  const { t } = useTranslation('outgoing');
  switch (part.kind) {
    case 'paragraph':
      return <p className="measure">{part.text}</p>;
    case 'heading':
      return <h3>{part.text}</h3>;
    case 'facts':
      return <Pairs pairs={part.facts} />;
    case 'sums':
      return <Pairs pairs={part.sums} />;
    case 'stops':
      return <Pairs pairs={part.stops} />;
    case 'list':
      return (
        <ul>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'action':
      return <p>{t('mail.link', { label: part.label })}</p>;
  }
}

const Pairs = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) => (
  <SummaryList rows={pairs.map(([label, value]) => ({ label, value }))} />
);
