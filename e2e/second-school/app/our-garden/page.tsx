import { Blocks } from '@/components/blocks';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import ourGarden from '../../content/our-garden';
import { pageMetadata } from '@/app/_site/page-metadata';
import { Picture } from '@/app/_site/picture';
import { SiteLayout } from '@/app/_site/site-layout';

export const metadata = pageMetadata('our-garden');

export default function OurGarden() {
  const { title, lead, photo, sections, nextStep } = ourGarden;
  return (
    <SiteLayout page="our-garden" nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <div className="pt-10 lg:pt-14 print:hidden">
        <Picture photo={photo} layout="full" first />
      </div>
      <Section>
        {sections.map((section) => (
          <section key={section.id} className="not-first:mt-14">
            <h2 id={section.id} className="mb-5 font-display text-section">
              {section.title}
            </h2>
            <Blocks
              blocks={section.blocks}
              picture={(key) => <Picture photo={key} layout="measure" />}
            />
          </section>
        ))}
      </Section>
    </SiteLayout>
  );
}
