import { Icon, type IconName } from '@ds/pictures/Icon/Icon';

/** A tool's drawing, which says to a pointer what it does. On the button itself, that would be said a second time after its name. */
export const ToolIcon = ({ name, title }: { name: IconName; title: string }) => (
  <span title={title} aria-hidden>
    <Icon name={name} />
  </span>
);
