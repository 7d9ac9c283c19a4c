import { Shapes, type LifeSizeDrawing } from './blocks/life-size';
import { withBasePath } from './with-base-path';

/** A link with a drawing, much smaller than it is, beside its text. */
export function DrawingLink(props: { drawing: LifeSizeDrawing; label: string; href: string }) {
  const { drawing, label, href } = props;
  return (
    <a href={withBasePath(href)} className="mt-8 flex items-center gap-6 print:hidden">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className="h-28 flex-none"
      >
        <Shapes drawing={drawing} line={1.5} />
      </svg>
      {label}
    </a>
  );
}
