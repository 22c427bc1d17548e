import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { Stack } from '@ds/primitives/Stack/Stack';
import { CallButton } from '~/frame/CallButton';

interface ReachedProps {
  name: string;
  phone: ShownPhone | null;
}

/** A person, and the button that calls them. */
export function Reached({ name, phone }: ReachedProps) {
  return (
    <Stack gap="s">
      <span>{name}</span>
      {phone ? (
        <div>
          <CallButton {...phone} />
        </div>
      ) : null}
    </Stack>
  );
}
