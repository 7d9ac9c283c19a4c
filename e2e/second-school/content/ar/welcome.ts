import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from '../contact';
import school from '../school';

/** The blocks in which direction matters. */
export default define(schema, {
  title: 'أهلاً بكم',
  lead: `اتصلوا بنا على ${school.telephone}، والرسوم $18,750 في السنة.`,
  contents: 'في هذه الصفحة',
  sections: [
    {
      id: 'orchard', title: 'البستان',
      blocks: [
        { list: ['التفاح في الخريف', `[${school.telephone}](tel:+15055550187)`] },
        { table: { caption: 'من نسأل', columns: ['المكان', 'الهاتف', 'اللغات', 'الساعات'], rows: [['المكتب', school.telephone, 'العربية والإنجليزية', 'من 7:30 إلى 17:30']] } },
        { gallery: ['porch', 'atelier'].map((photo) => ({ photo, alt: 'البستان' })) },
        { people: [{ name: 'Thùy Nguyễn', credentials: 'AMI 3-6, M.Ed.', role: 'المديرة' }] },
        { buttons: [{ label: 'الطريق إلينا', href: '/contact' }] },
      ],
    },
    { id: 'write', title: 'اكتبوا لنا', blocks: [{ contactForm: contact.form, privacy: 'تصلنا رسالتكم بالبريد.' }] },
  ],
  nextStep: { heading: 'زورونا', text: 'الباب مفتوح.', links: [{ label: 'زيارة', href: '/contact' }] },
});
