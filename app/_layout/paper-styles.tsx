import { LateStyle } from '@/components/late-style';
import { formatPostalAddress } from '@/content/format/school';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import { sheetFoot } from '../_lib/sheet-foot';
import { paper } from './styles/paper';
import { paperMargin } from './styles/paper-margin';

/** The styles of printed pages. */
export function PaperStyles() {
  const address = formatPostalAddress(school.postalAddress).join(', ');
  const foot = sheetFoot(withoutBrackets(`${school.name} · ${address}`));
  return <LateStyle media="print">{paper + paperMargin + foot}</LateStyle>;
}
