import type { ComponentProps, ReactNode } from 'react';
import { Letter } from '@/components/letter';
import type { Letter as Words } from '@/content/schema/parts/letter';
import school from '@/content/school';
import { Blocks } from '../_blocks/blocks';
import { rowOf, type CustomPage } from '../_lib/addresses';
import { Photo } from '../_blocks/photo';
import { SiteLayout } from './site-layout';

/** A letter. By default, the Head of School signs, with the school's name. */
export function LetterPage(props: {
  page: CustomPage;
  words: Words;
  variant: ComponentProps<typeof Letter>['variant'];
  /** What follows the letter. */
  children?: ReactNode;
}) {
  const { page, words, variant, children } = props;
  const { sections, nextStep, photo, signature, blocks, ...letter } = words;
  return (
    <SiteLayout page={page} sections={sections} nextStep={nextStep}>
      <Letter
        {...letter}
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
