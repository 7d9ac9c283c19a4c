import { define } from '@/content/schema/define';
import schema from '@/content/schema/language';

/** The words around every Arabic page. */
export default define(schema, {
  header: { skip: 'إلى المحتوى', menu: 'كل الصفحات', navigation: 'الصفحات', notice: 'تنبيهات' },
  footer: { officeHours: 'الباب مفتوح', allPages: 'كل الصفحات بالعربية' },
  officeHours: 'من الاثنين إلى الخميس، من 7:30 إلى 17:30',
  frame: 'صورة', gallery: { open: 'تكبير', close: 'إغلاق' },
  notFound: { title: 'هل ضللتم الطريق؟', text: 'لا توجد صفحة هنا.', home: 'البداية' },
});
