import { Blocks } from '@/components/blocks';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { ourGarden } from '../../content/our-garden';
import { pageMetadata } from '@/app/_site/page-metadata';
import { Picture } from '@/app/_site/picture';
import { SiteLayout } from '@/app/_site/site-layout';

export const metadata = pageMetadata('our-garden');

export default function OurGarden() {
  const { title, lead, photo, sections, nextStep } = ourGarden;
  return (
    <SiteLayout page="our-garden" nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <Picture photo={photo} layout="full" first />
      {sections.map((section) => (
        <Section key={section.id}>
          <h2 id={section.id} className="font-display text-section">
            {section.title}
          </h2>
          <Blocks
            blocks={section.blocks}
            picture={(key) => <Picture photo={key} layout="measure" />}
          />
        </Section>
      ))}
    </SiteLayout>
  );
}
