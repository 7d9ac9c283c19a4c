import type { ComponentProps, ReactNode } from 'react';
import { Letter } from '@/components/letter';
import type { Letter as LetterContent } from '@/content/schema/parts/letter';
import school from '@/content/school';
import { Blocks } from '../_blocks/blocks';
import { Photo } from '../_blocks/photo';
import { rowOf, type CustomPage } from '../_lib/addresses';
import { SiteLayout } from './site-layout';

/** A page with a letter. By default, the Head of School signs it for the school. */
export function LetterPage(props: {
  page: CustomPage;
  content: LetterContent;
  variant: ComponentProps<typeof Letter>['variant'];
  children?: ReactNode;
}) {
  const { page, content, variant, children } = props;
  const { sections, nextStep, photo, signature, blocks } = content;
  return (
    <SiteLayout page={page} sections={sections} nextStep={nextStep}>
      <Letter
        {...content}
        signature={signature ?? { ...school.headOfSchool, school: school.name }}
        photo={<Photo photo={photo} variant={variant} first />}
        variant={variant}
      >
        <Blocks blocks={blocks} lang={rowOf(page)?.lang} paragraphs="indented" />
      </Letter>
      {children}
    </SiteLayout>
  );
}
