import { CircleAlert, Eraser, PenLine } from 'lucide-react';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import styles from './signing.module.css';

/** Pixels of the drawing; the screen shows it as wide as there is room. */
const [width, height] = [960, 320];
const ink = '#14203a';
/** Hands that systems bring; where none is there, an oblique one. */
const hands =
  '"Segoe Script", "Snell Roundhand", "Bradley Hand", "Brush Script MT", "URW Chancery L", cursive';

interface DrawingPadProps {
  /** What is written for those who do not draw. */
  readonly name: string;
  readonly error?: string | undefined;
  /** The drawing as a PNG in base64, strokes on a clear ground; null once it is wiped. */
  readonly onDrawn: (png: string | null) => void;
}

const pngOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').split(',')[1] ?? '';

const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
  const box = currentTarget.getBoundingClientRect();
  return [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height] as const;
};

const writeName = (pen: CanvasRenderingContext2D, name: string): void => {
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let size = 120; size > 20; size -= 10) {
    pen.font = `italic ${size}px ${hands}`;
    if (pen.measureText(name).width < width - 80) break;
  }
  pen.fillText(name, width / 2, height / 2, width - 80);
};

/** Where one draws a signature, or lets the typed name be written as one. */
export const DrawingPad = ({ name, error, onDrawn }: DrawingPadProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isDown = useRef(false);
  const told = () => {
    if (canvas.current === null) return;
    setDrawn(true);
    onDrawn(pngOf(canvas.current));
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (pen === null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    const [x, y] = pointOf(event);
    pen.strokeStyle = ink;
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    pen.moveTo(x, y);
    // A touch without a move leaves a dot.
    pen.lineTo(x + 0.1, y);
    pen.stroke();
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (pen === null || !isDown.current) return;
    pen.lineTo(...pointOf(event));
    pen.stroke();
  };
  const end = () => {
    if (!isDown.current) return;
    isDown.current = false;
    told();
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
    setDrawn(false);
    onDrawn(null);
  };
  const write = () => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || name.trim() === '') return;
    writeName(pen, name.trim());
    told();
  };
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <div className="labelrow">
        <span className="label" id={`${id}-label`}>
          {t('drawing')}
        </span>
      </div>
      <div className={styles.drawingpad}>
        <canvas
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={t(isDrawn ? 'drawingDone' : 'drawingEmpty')}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
      {error === undefined ? (
        <span className="hint" id={`${id}-note`}>
          {t('drawingHint')}
        </span>
      ) : (
        <span className="err" id={`${id}-note`}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {isDrawn && t('drawingDone')}
      </span>
      <div className="acts">
        <Button
          isSmall
          icon={PenLine}
          onClick={write}
          {...(error === undefined ? {} : { 'data-invalid': '' })}
        >
          {t('write')}
        </Button>
        <Button isSmall kind="quiet" icon={Eraser} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
};
