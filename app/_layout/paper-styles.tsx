import { LateStyle } from '@/components/late-style';
import { withBasePath } from '@/components/with-base-path';
import { formatPostalAddress } from '@/content/format/school';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import { sheetFoot } from '../_lib/sheet-foot';

/** The styles of printed pages: those that all schools share (app/print.css/), and the foot of each sheet. */
export function PaperStyles() {
  const address = formatPostalAddress(school.postalAddress).join(', ');
  return (
    <>
      <link rel="stylesheet" media="print" href={withBasePath('/print.css')} />
      <LateStyle media="print">
        {sheetFoot(withoutBrackets(`${school.name} · ${address}`))}
      </LateStyle>
    </>
  );
}
