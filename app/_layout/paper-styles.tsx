import { formatPostalAddress } from '@/content/format/school';
import school from '@/content/school';
import { sheetFoot } from '../_lib/sheet-foot';
import { paper } from './styles/paper';
import { paperMargin } from './styles/paper-margin';

/**
 * The styles of printed pages. They come last in the page, so that they don't delay its first paint. There, HTML allows
 * `<style>` only in SVG.
 */
export function PaperStyles() {
  const address = formatPostalAddress(school.postalAddress).join(', ');
  const foot = sheetFoot(`${school.name} · ${address}`);
  return (
    <svg aria-hidden="true" className="hidden">
      <style media="print">{paper + paperMargin + foot}</style>
    </svg>
  );
}
