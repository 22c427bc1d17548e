import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { Stack } from '@ds/primitives/Stack/Stack';
import { CallButton } from '~/frame/CallButton';
import { PhoneLink } from '~/frame/PhoneLink';

interface ReachedProps {
  name: string;
  phone: ShownPhone | null;
  /** The page has a button for it at its top: here the number is enough. */
  isCalledAbove?: boolean;
}

/** A person, and the button that calls them. */
export function Reached({ name, phone, isCalledAbove = false }: ReachedProps) {
  if (phone && isCalledAbove)
    return (
      <>
        {name}, <PhoneLink {...phone} />
      </>
    );
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
