import { readFileSync } from 'node:fs';
import { LateStyle } from '@/components/late-style';
import { formatPostalAddress } from '@/content/format/school';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import { sheetFoot } from '../_lib/sheet-foot';

/** The styles of printed pages. Next would put imported styles into the head, where they delay the first paint. */
export function PaperStyles() {
  const address = formatPostalAddress(school.postalAddress).join(', ');
  const foot = sheetFoot(withoutBrackets(`${school.name} · ${address}`));
  const styles = ['print.css', 'print-margin.css'].map((file) =>
    readFileSync(`app/_layout/styles/${file}`, 'utf8'),
  );
  return <LateStyle media="print">{[...styles, foot].join('\n')}</LateStyle>;
}
