import { usePath } from '~/http/paths';
import { useFrame } from './frame-parts';

/** The address of a path without locale: of a list, as the user last left it, with its search, filters and page (decision 0144). */
export function useAsLeft(): (to: string) => string {
  const path = usePath();
  const asLeft = useFrame()?.asLeft;
  return (to) => path(asLeft?.[to] ?? to);
}
