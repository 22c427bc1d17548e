import { type PointerEvent, useRef, useState } from 'react';
import { announceChange } from '@ds/enhanced/announce-change';
import { Button } from '@ds/primitives/Button/Button';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import type { SignatureFieldProps } from '@ds/primitives/SignatureField/signature-field-props';
import styles from '@ds/primitives/SignatureField/SignatureField.module.css';
import { Stack } from '@ds/primitives/Stack/Stack';

type Point = [x: number, y: number];

/** Nearer points add nothing to a line. */
const NEAR = 3;

/** What a signature is drawn on. */
export function SignaturePad({
  name,
  label,
  id,
  hint,
  error,
  defaultValue = '',
  width,
  height,
  most,
  texts,
}: SignatureFieldProps & { id: string }) {
  const [strokes, setStrokes] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<Point>(undefined);

  const add = (more: string) => setStrokes((before) => (before.length + more.length > most ? before : before + more));
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = (last.current = pointOf(event, width, height));
    // A dot is a line without length, which its round cap shows.
    add(`M${point.join(' ')}L${point.join(' ')}`);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!last.current) return;
    const [x, y] = pointOf(event, width, height);
    if (Math.hypot(x - last.current[0], y - last.current[1]) < NEAR) return;
    last.current = [x, y];
    add(`L${x} ${y}`);
  };
  const end = () => {
    if (!last.current) return;
    last.current = undefined;
    announceChange(() => input.current);
  };

  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <Stack gap="s">
        <input ref={input} type="hidden" name={name} value={strokes} />
        <svg
          className={styles.pad}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={strokes === '' ? texts.empty : texts.drawn}
          data-invalid={error ? '' : undefined}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <path className={styles.line} d={`M${width / 20} ${height * 0.8}H${width * 0.95}`} />
          <path d={strokes} />
        </svg>
        <div>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => {
              setStrokes('');
              announceChange(() => input.current);
            }}
          >
            {texts.clear}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}

/** The pointer's position in the pad's units, never outside it. */
function pointOf(
  { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>,
  width: number,
  height: number,
): Point {
  const box = currentTarget.getBoundingClientRect();
  const within = (part: number, most: number) => Math.min(most, Math.max(0, Math.round(part * most)));
  return [within((clientX - box.left) / box.width, width), within((clientY - box.top) / box.height, height)];
}
