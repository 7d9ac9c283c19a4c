import { PageContents } from '@/components/page-contents';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { AdmissionsSteps } from '@/components/admissions-steps';
import { SteppingStones } from '@/components/stepping-stones';
import { TextLink } from '@/components/text-link';
import type schema from '@/content/schema/admissions-process';
import { TopPhoto } from '../_blocks/top-photo';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { contentOf } from '../_lib/content-of';
import { email, telephone } from '../_lib/ways-to-reach';

export const generateMetadata = () => pageMetadata('admissions-process');

export default async function AdmissionsProcess() {
  const content = await contentOf<typeof schema>('admissions-process');
  const { title, lead, contents, photo, steps, labels, sections, nextStep } = content;
  return (
    <SiteLayout
      page="admissions-process"
      sections={sections}
      sectionsVariant="besideHeadings"
      nextStep={nextStep}
    >
      <PageHeader title={title} lead={lead} />
      {contents && (
        <PageContents title={contents} sections={sections}>
          <SteppingStones steps={steps} />
        </PageContents>
      )}
      {photo && <TopPhoto photo={photo} />}
      <Section>
        <AdmissionsSteps
          labels={labels}
          steps={steps}
          contact={
            <p className="mt-5 flex flex-wrap gap-x-6 empty:hidden">
              {email.href && <TextLink href={email.href}>{labels.write}</TextLink>}
              {telephone.href && (
                <TextLink href={telephone.href}>{`${labels.call} ${telephone.value}`}</TextLink>
              )}
            </p>
          }
        />
      </Section>
    </SiteLayout>
  );
}
