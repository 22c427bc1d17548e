import { buttonClass } from '@ds/primitives/Button/Button';

export interface PrintButtonProps {
  /** «Skriv ut». */
  label: string;
}

/** A button that prints the page. The small script adds it: without scripts the browser's own menu prints. */
export function PrintButton({ label }: PrintButtonProps) {
  return (
    <span
      className="needs-scripts no-print"
      data-print={label}
      data-print-look={buttonClass({ variant: 'secondary' })}
    />
  );
}
